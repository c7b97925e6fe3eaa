import Diagnostics
import Files
import FrontMatter
import Processes
import SiteModel

/// The commands of a site for one build, which are the same at its end as at its beginning.
struct HookPlan {
  let hooks: SiteHooks
  /// The settings, for messages.
  let source: SourceText
  /// The site's folder, its real path.
  let folder: String
  let environment: [String: String]
  let run: HookRunner
}

extension Build {
  /// Runs a build with what the site wants run before and after it.
  func withHooks(_ outputFolder: String, _ build: () -> Void) {
    let plan: HookPlan?
    do throws(FileError) {
      plan = try hookPlan(outputFolder)
    } catch {
      report.diagnostics.append(BuildProblem.disk(error))
      return
    }
    guard let plan else { return build() }
    isWatched = false
    guard mayRun(plan) else { return }
    guard run(plan, .before, plan.hooks.before) else { return }
    build()
    if report.isBuilt, mayGoOn { _ = run(plan, .after, plan.hooks.after) }
  }

  /// Nil when there is nothing to run, or when the settings have errors, which the build itself will tell.
  private func hookPlan(_ outputFolder: String) throws(FileError) -> HookPlan? {
    guard let run = options.runHook else { return nil }
    let (settings, problems) = SettingsFile.load(folder, zones: options.zones)
    guard !settings.hooks.isEmpty, let source = settings.source, !problems.hasErrors else {
      return nil
    }
    let real = try Path.real(folder.path)
    let output = Path.absolute(outputFolder, in: try Path.currentFolder())
    var environment = [
      "SITEGEN_FOLDER": real, "SITEGEN_OUTPUT": output,
      "SITEGEN_BASE_URL": (options.baseURL ?? settings.baseURL).text,
    ]
    if options.isPreview { environment["SITEGEN_PREVIEW"] = "1" }
    return HookPlan(
      hooks: settings.hooks, source: source, folder: real, environment: environment, run: run)
  }

  private func mayRun(_ plan: HookPlan) -> Bool {
    if options.allowsHooks { options.allowedHooks.allow(plan.hooks, of: plan.folder) }
    if options.allowedHooks.allows(plan.hooks, of: plan.folder) { return true }
    report.diagnostics.append(
      HookMessages.notAllowed(plan.hooks, in: plan.source, folder: options.folder))
    return false
  }

  /// Runs commands one behind the other up to the first that fails.
  private func run(
    _ plan: HookPlan, _ stage: HookCommand.Stage, _ commands: [Located<String>]
  ) -> Bool {
    if commands.isEmpty { return true }
    return step(stage.rawValue) {
      for command in commands {
        let outcome = plan.run(
          HookCommand(
            stage: stage, text: command.value, folder: plan.folder, environment: plan.environment))
        if case .ended(.status(0)) = outcome { continue }
        report.diagnostics.append(HookMessages.failed(command, outcome, stage, in: plan.source))
        return false
      }
      return true
    }
  }
}
