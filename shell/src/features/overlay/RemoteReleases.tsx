import { Box, Button, Chip, Typography } from '@touchline/design-system';
import { SelectField, TextField } from '@touchline/design-system/inputs';
import { hasFlag } from '@touchline/shared/domain';
import { formatKickoff } from '@touchline/shared/format';
import { Fragment, useState, type ReactNode } from 'react';
import { useShell } from '../../services/context/ShellContext';
import { partName as partNameOf, type BrowserRegistry } from '../../services/remotes/registry';
import { localOrigin } from '../../services/remotes/localRemote';
import type { LoadedRemote, RemoteLoader } from '../../services/remotes/remoteLoader';
import { backToLive, previewRelease, takeFromLocalhost } from './overrideLinks';
import { renderTimesOf } from './renderTimes';
import { sharedModulesOf } from './sharedModulesOf';
import type { StoredRemote } from './storedRemote';

/** The shell has releases too: it is what this page is made of, and never comes from a reader's machine. */
const isShell = (name: string) => name === 'shell';
const partName = (registry: BrowserRegistry, name: string) =>
  isShell(name) ? 'The app around the pages' : partNameOf(registry, name);

/** A remote with what this page knows of it, and a select for its release. */
export function RemoteReleases({ stored, localKey }: { stored: StoredRemote; localKey: string }) {
  const { loader, boot } = useShell();
  const { name, isOff } = stored;
  const running = loader.loaded(name)?.release ?? loader.releaseOf(name);
  const id = isShell(name) ? boot.build.id : running?.base.split('/').at(-2);
  const chosen = boot.overrides?.previews[name] ?? '';
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: 'divider', py: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 2 }}>
        <Typography variant="h3">{partName(loader.registry(), name)}</Typography>
        <StateChip stored={stored} id={id} />
      </Box>
      {isShell(name) ? <Typography variant="body2">Release {id}</Typography> : <Facts name={name} id={id} />}
      {!isOff && <ReleaseChoice stored={stored} id={id} localKey={localKey} />}
      {!isOff && !isShell(name) && (
        <LocalChoice name={name} address={localOrigin(chosen) && chosen} localKey={localKey} />
      )}
    </Box>
  );
}

interface Shown {
  readonly stored: StoredRemote;
  /** Release that this page runs or would load. */
  readonly id: string | undefined;
}

function StateChip({ stored: { name, live, canary, isOff }, id }: Shown) {
  const previewed = useShell().boot.overrides?.previews[name];
  if (isOff) return <Chip size="small" label="Switched off" />;
  if (id === undefined) return <Chip size="small" label="Nothing live" />;
  if (id === previewed)
    return <Chip size="small" color="warning" label={localOrigin(id) ? 'Your machine' : 'Preview'} />;
  if (id === live) return <Chip size="small" color="success" label="Live" />;
  return <Chip size="small" label={id === canary ? 'Canary' : 'Replaced meanwhile'} />;
}

function Facts({ name, id }: { name: string; id: string | undefined }) {
  const { loader, faults, boot } = useShell();
  const loaded = loader.loaded(name);
  const release = loaded?.release ?? loader.releaseOf(name);
  const origin = localOrigin(id ?? '');
  const { count = 0, last } = faults.get(name) ?? {};
  const facts: readonly (readonly [string, ReactNode])[] = [
    ['Remote', name],
    origin === undefined ? ['Release', id ?? 'none'] : ['Loaded from', origin],
    ['Contract', (origin === undefined ? release?.contract : loaded?.module.contract) ?? 'none'],
    ['Load time', loaded ? `${Math.round(loaded.loadMs)} ms` : 'not loaded on this page'],
    ['Render time', loaded ? renderTimes(loader, name) : 'not loaded on this page'],
    [
      'Errors',
      count === 0 ? 'none since the page was opened' : `${count}, the last: ${last ?? 'no message'}`,
    ],
    ['Shared modules', <SharedModules requires={release?.requires} />],
    ['Flags', loaded ? flagsOf(loaded, boot.session?.user) : 'not loaded on this page'],
    ['Slots', release?.widgets.map(({ slot }) => slot).join(', ') || 'none'],
  ];
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'max-content minmax(0, 1fr)',
        columnGap: 3,
        rowGap: 1,
        m: 0,
        typography: 'body2',
        overflowWrap: 'anywhere',
      }}
    >
      {facts.map(([term, value]) => (
        <Fragment key={term}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {term}
          </Box>
          <Box component="dd" sx={{ m: 0 }}>
            {value}
          </Box>
        </Fragment>
      ))}
    </Box>
  );
}

/** Flags that the loaded build declares, a build on the reader's machine too, and whether this reader has them. */
const flagsOf = ({ module: { flags = [] } }: LoadedRemote, user: Parameters<typeof hasFlag>[0]) =>
  flags.map(({ name }) => `${name} ${hasFlag(user, name) ? 'on' : 'off'}`).join(', ') || 'none';

/** What was on screen before the measuring began is not measured. */
const renderTimes = (loader: RemoteLoader, name: string) =>
  renderTimesOf(loader, name)
    .map(([part, ms]) => `${Math.round(ms)} ms for ${part}`)
    .join(', ') || 'not measured yet: leave its page and open it again';

/** Folded, because a remote takes more than ten. */
function SharedModules({ requires }: { requires: Readonly<Record<string, string>> | undefined }) {
  const modules = sharedModulesOf(requires);
  if (modules.length === 0) return 'none recorded';
  return (
    <details>
      <summary>{modules.length} modules</summary>
      {modules.map((module) => (
        <Box key={module}>{module}</Box>
      ))}
    </details>
  );
}

/** Labels releases that others get: one release may be live and another the canary. */
function ReleaseChoice({
  stored: { name, live, canary, releases },
  id,
  localKey,
}: Shown & { readonly localKey: string }) {
  const { boot, registry } = useShell();
  const previewed = boot.overrides?.previews[name];
  const stored = releases.some((one) => one.id === id) ? id : (live ?? releases[0]?.id);
  const [chosen, choose] = useState(stored ?? '');
  const markOf = (one: string) => {
    if (one === live) return ', live';
    return one === canary ? ', canary' : '';
  };
  const part = partName(registry(), name);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 3 }}>
      <SelectField
        label={`Release of ${part}`}
        value={chosen}
        onChange={choose}
        options={releases.map((one) => ({
          value: one.id,
          label: `${one.id}${markOf(one.id)}, ${formatKickoff(one.published_at)}`,
        }))}
        fullWidth
      />
      <Button
        variant="outlined"
        disabled={chosen === id || chosen === ''}
        aria-label={`Show ${chosen} of ${part}`}
        onClick={() => previewRelease(name, chosen, localKey)}
      >
        Show
      </Button>
      {previewed !== undefined && (
        <Button aria-label={`Back to live: ${part}`} onClick={() => backToLive(name)}>
          Back to live
        </Button>
      )}
    </Box>
  );
}

interface LocalChoiceProps {
  readonly name: string;
  /** `localhost:3102` while the remote comes from there. */
  readonly address: string | undefined;
  readonly localKey: string;
}

/** Takes the remote from its developer's own server on this machine. */
function LocalChoice({ name, address, localKey }: LocalChoiceProps) {
  const [port, setPort] = useState(address?.split(':')[1] ?? '3102');
  const chosen = `localhost:${port}`;
  const isPort = localOrigin(chosen) !== undefined;
  const part = partName(useShell().registry(), name);
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isPort) takeFromLocalhost({ remote: name, address: chosen, key: localKey });
      }}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 2, mt: 3 }}
    >
      <TextField
        label={`Port of ${part} on localhost`}
        value={port}
        onChange={({ target }) => setPort(target.value.trim())}
        error={!isPort}
        helperText={isPort ? 'Your own build, shown to you alone' : 'A number from 1024 to 65535'}
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      />
      <Button
        type="submit"
        variant="outlined"
        disabled={!isPort || chosen === address}
        aria-label={`Take from there: ${part} from ${chosen}`}
      >
        Take from there
      </Button>
    </Box>
  );
}
