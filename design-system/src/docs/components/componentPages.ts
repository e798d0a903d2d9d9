/** Components with a page of their own in this folder; `pages.test.ts` holds that the list is whole. */
export const componentPages: readonly string[] = [
  'Banner',
  'DataTable',
  'DifficultyChip',
  'EmptyState',
  'Kit',
  'PageFrame',
  'PointsPill',
  'RemoteView',
  'Segments',
  'SelectField',
];
