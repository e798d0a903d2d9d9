/**
 * Marks the components of a file with the workspace that has them, for the toolbar "Owners". Only in the Storybook: the app's builds do
 * not use it.
 */
const { relative } = require('node:path');

const declared = /^(?:export )?(?:default )?function ([A-Z]\w*)/gm;

module.exports = function ownerLoader(source) {
  const { root } = this.getOptions();
  const [owner] = relative(root, this.resourcePath).split(/[\\/]/);
  const names = [...new Set([...source.matchAll(declared)].map(([, name]) => name))];
  return source + names.map((name) => `\nObject.assign(${name}, { storybookOwner: '${owner}' });`).join('');
};
