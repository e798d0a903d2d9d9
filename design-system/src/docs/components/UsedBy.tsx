import { Table } from '../specimens';
import type { ComponentUses } from '../uses/componentUses';

/** Set by `.storybook/main.ts` while the Storybook is built. */
declare const COMPONENT_USES: ComponentUses;

/**
 * Workspaces and features that import a component, found in the sources when the Storybook was built.
 *
 * @param props.of the component's name
 */
export function UsedBy({ of }: { of: string }) {
  const uses = COMPONENT_USES[of] ?? [];
  if (uses.length === 0) return <p>Nothing imports it in this repository. Remotes outside it may.</p>;
  return (
    <Table
      head={['Workspace', 'Features', 'Last build']}
      rows={uses.map(({ workspace, features, build }) => [
        workspace,
        features.join(', '),
        build === undefined ? 'not in a manifest' : `${build} imports it`,
      ])}
    />
  );
}
