/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { componentUses } from './componentUses';

const root = join(__dirname, '../../../..');

it('finds a known use: the points page of a team imports Section', () => {
  const team = componentUses(root)['Section']?.find(({ workspace }) => workspace === 'mf-team');
  expect(team?.features).toContain('pages/PointsPage');
});

it('finds a component that the shell loads when it is needed', () => {
  const shell = componentUses(root)['AlertDialog']?.find(({ workspace }) => workspace === 'shell');
  expect(shell?.features).toContain('features/popups');
});

describe('in a repository of one remote', () => {
  let folder = '';
  const write = (path: string, text: string) => {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'uses-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('names the feature, and the build whose manifest has the component', () => {
    write(
      'mf-weather/src/pages/DayPage/Day.tsx',
      "import {\n  Banner as Bar,\n  type Tone,\n} from '@touchline/design-system';",
    );
    const uses = { '@touchline/design-system': ['Banner'] };
    write('mf-weather/dist/release.json', JSON.stringify({ version: '1.2.0', uses }));
    expect(componentUses(folder)).toEqual({
      Banner: [{ workspace: 'mf-weather', features: ['pages/DayPage'], build: '1.2.0' }],
    });
  });

  it('leaves out tests, stories and types', () => {
    write('mf-weather/src/Day.test.tsx', "import { Banner } from '@touchline/design-system';");
    write('mf-weather/src/Day.stories.tsx', "import { Banner } from '@touchline/design-system';");
    write('mf-weather/src/Day.tsx', "import type { Tone } from '@touchline/design-system';");
    expect(componentUses(folder)).toEqual({});
  });

  it('names no build whose manifest is without the component', () => {
    write('mf-weather/src/Day.tsx', "import { Kit } from '@touchline/design-system/football';");
    write('mf-weather/dist/release.json', JSON.stringify({ version: '1.2.0', uses: { react: ['Kit'] } }));
    expect(componentUses(folder)).toEqual({ Kit: [{ workspace: 'mf-weather', features: ['Day'] }] });
  });
});
