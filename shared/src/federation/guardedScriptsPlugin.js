// @ts-check
/**
 * Lets the page decide about every script that webpack adds: `touchlineScript(script, url)`, defined by the
 * shell before any remote runs, sets the file's known hash (and refuses a file without one) and renews the
 * address of a file that failed before. Without the function the script is refused.
 */
export class GuardedScriptsPlugin {
  apply(compiler) {
    const { LoadScriptRuntimeModule } = compiler.webpack.runtime;
    compiler.hooks.compilation.tap('GuardedScriptsPlugin', (compilation) => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'GuardedScriptsPlugin',
        (code) => `${code}\nself.touchlineScript(script, url);`,
      );
    });
  }
}
