import { Box } from '../components/base/Box';
import { Typography } from '../components/base/Typography';
import { filesMade, tokenFiles } from '../../tokens/tokenFiles';
import { tokensOf, type Group, type Token } from '../../tokens/tokenTree';
import { inCss } from '../../tokens/tokenValues';
import { variableOf } from '../../tokens/writeTokens';
import { contrast } from '../theme/colour';
import { palettes } from '../theme/tokens';
import { Themed } from './specimens';

const files: readonly [file: string, type: string, label: string][] = [
  [
    'tokens/made/figma/base.tokens.json',
    'application/json',
    'Variables of both schemes, for drawing programs',
  ],
  ['tokens/made/figma/light.tokens.json', 'application/json', 'Variables of the light scheme'],
  ['tokens/made/figma/dark.tokens.json', 'application/json', 'Variables of the dark scheme'],
  ['tokens/made/touchline.css', 'text/css', 'CSS variables'],
];

/** What is made from the tokens, as files to take away. */
export function TokenDownloads() {
  return (
    <Themed>
      <ul>
        {files.map(([file, type, label]) => (
          <li key={file}>
            <a
              href={`data:${type},${encodeURIComponent(filesMade[file] ?? '')}`}
              download={`touchline-${file.split('/').at(-1)}`}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </Themed>
  );
}

/** Every token by name, with its CSS variable; colours with their contrast on paper. */
export function TokenTables() {
  return (
    <Themed>
      <TokenTable title="light" group={tokenFiles.light} paper={palettes.light.background.paper} />
      <TokenTable title="dark" group={tokenFiles.dark} paper={palettes.dark.background.paper} />
      <TokenTable title="both schemes" group={tokenFiles.base} />
    </Themed>
  );
}

interface TokenTableProps {
  readonly title: string;
  readonly group: Group;
  /** What contrast is measured against; without it, it is not shown. */
  readonly paper?: string;
}

function TokenTable({ title, group, paper }: TokenTableProps) {
  return (
    <Box component="table" sx={{ my: 4, fontSize: 14, '& td, & th': { p: 1, textAlign: 'left' } }}>
      <caption>
        <Typography variant="h3">{title}</Typography>
      </caption>
      <thead>
        <tr>
          <th scope="col">Looks</th>
          <th scope="col">Token</th>
          <th scope="col">CSS variable</th>
          <th scope="col">Value</th>
          {paper && <th scope="col">Contrast on paper</th>}
        </tr>
      </thead>
      <tbody>
        {tokensOf(group).map(([name, token]) => (
          <tr key={name.join('.')}>
            <td>{token.type === 'color' && <Swatch colour={inCss(token)} />}</td>
            <td>
              <code>{name.join('.')}</code>
            </td>
            <td>
              <code>{variableOf(name)}</code>
            </td>
            <td>{inCss(token)}</td>
            {paper && <td>{contrastOn(paper, token)}</td>}
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

function Swatch({ colour }: { colour: string }) {
  return (
    <Box
      sx={{ width: 48, height: 24, borderRadius: 1, border: 1, borderColor: 'cell.outline' }}
      style={{ background: colour }}
    />
  );
}

/** Translucent colours have no contrast of their own. */
function contrastOn(paper: string, token: Token): string {
  const colour = inCss(token);
  return /^#[0-9a-f]{6}$/i.test(colour) ? contrast(paper, colour).toFixed(1) : '–';
}
