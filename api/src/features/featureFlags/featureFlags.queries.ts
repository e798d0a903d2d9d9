import type { AdminFeatureFlag, FlagAudience } from '@touchline/shared/wire';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/db';
import type { Decision } from './audience';

interface DecisionRow {
  readonly name: string;
  readonly audience: Exclude<FlagAudience['to'], 'off'>;
  readonly roles: FlagAudience['roles'] | null;
  readonly share: number | null;
}

const toDecision = ({ name, audience: to, roles, share }: DecisionRow): Decision => ({
  name,
  audience: { to, ...(roles !== null && { roles }), ...(share !== null && { share }) },
});

const flagsChannel = 'feature_flags';
/** The decisions are one list, the same for all readers. */
const all = 'all';

/** Flags that are not off, by name; cached, because each page needs them. */
export async function listDecisions(db: Db): Promise<readonly Decision[]> {
  const kept = await db.kept(flagsChannel).read('decisions', [all], async () => {
    const rows = await db.query(
      sql<DecisionRow>`select name, audience, roles, share from feature_flag order by name`,
    );
    return new Map([[all, rows.map(toDecision)]]);
  });
  return kept.get(all) ?? [];
}

/** Flags of the live releases and canaries, from the registry document (shell/server/releases). */
async function listDeclared(db: Db): Promise<Omit<AdminFeatureFlag, 'audience'>[]> {
  // Where live release and canary both declare a flag, the text is that of the live one.
  return db.query(sql<Omit<AdminFeatureFlag, 'audience'>>`
    select distinct on (remote, name) remote, flag ->> 'name' as name, flag ->> 'text' as text
    from release_registry, jsonb_each(document -> 'remotes') as published (remote, state),
      jsonb_array_elements(state -> 'releases') as release, jsonb_array_elements(release -> 'flags') as flag
    where release ->> 'id' in (state ->> 'live', state -> 'canary' ->> 'id')
    order by remote, name, release ->> 'id' = state ->> 'live' desc`);
}

const off: FlagAudience = { to: 'off' };

/** By remote; decisions about flags that no served release declares any more are last. */
export async function listFeatureFlags(db: Db): Promise<AdminFeatureFlag[]> {
  const declared = await listDeclared(db);
  const decisions = await listDecisions(db);
  const audiences = new Map(decisions.map(({ name, audience }) => [name, audience]));
  const names = new Set(declared.map(({ name }) => name));
  return [
    ...declared.map((flag) => ({ ...flag, audience: audiences.get(flag.name) ?? off })),
    ...decisions
      .filter(({ name }) => !names.has(name))
      .map((decision) => ({ ...decision, remote: null, text: '' })),
  ];
}

/** Stores who has a flag; off is the absence of a row. */
export async function storeDecision(db: Db, { name, audience }: Decision): Promise<void> {
  const { to, roles = null, share = null } = audience;
  await db.transaction(async () => {
    if (to === 'off') await db.run(sql`delete from feature_flag where name = ${name}`);
    else
      await db.run(sql`insert into feature_flag (name, audience, roles, share)
        values (${name}, ${to}, ${roles}::text[], ${share}::int)
        on conflict (name) do update set audience = excluded.audience, roles = excluded.roles, share = excluded.share`);
    await db.notify(flagsChannel, '');
  });
}
