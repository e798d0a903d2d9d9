import promised from '../../../promised.json';
import { Table } from '../specimens';
import { componentPages } from './componentPages';

/** Every public component by the module that it is imported from, and whether it has a page. */
export function AllComponents() {
  const rows = Object.entries(promised.modules).flatMap(([module, names]) =>
    Object.entries(names).flatMap(([name, type]) =>
      type === 'component' && !name.includes('.') && !name.endsWith('Icon')
        ? [[name, module, componentPages.includes(name) ? 'yes' : 'not yet']]
        : [],
    ),
  );
  const paged = rows.filter(([, , page]) => page === 'yes').length;
  return (
    <>
      <p>
        {rows.length} components, {paged} with a page.
      </p>
      <Table head={['Component', 'Import', 'Page']} rows={rows} />
    </>
  );
}
