import pg from 'pg';

const season = '2023-24';

/**
 * A season of many accounts, as one that has run for some weeks: for each account two sessions, seven rivals, ten watched
 * footballers, ten events, a quarter of a device and half a distinct team. In the app's time of `now`.
 */
export async function fillGrowth(url: string, accounts: number, now: string): Promise<void> {
  const teams = Math.ceil(accounts / 2);
  const parts = [
    `insert into account (id, email, username, birthday, password_hash, created_at, email_confirmed, onboarded, team_id,
      team_season)
    select gen_random_uuid(), 'growth' || n || '@example.test', 'Ada', '1990-02-09', 'none',
      '${now}'::timestamptz - n % 60 * interval '1 day', true, true, 100000 + n % ${teams}, '${season}'
    from generate_series(1, ${accounts}) as n`,
    `create temp table numbered as select id, row_number() over () as n from account where email like 'growth%'`,
    `insert into session (id, account_id, remember, created_at, used_at, expires_at)
    select gen_random_uuid(), id, true, now(), now(), now() + interval '90 days' from numbered, generate_series(1, 2)`,
    `insert into account_rival (account_id, season, team_id, added_at)
    select id, '${season}', 100000 + (n * 31 + k * 977) % ${teams}, now() from numbered, generate_series(1, 7) as k
    on conflict do nothing`,
    `insert into account_watch (account_id, season, footballer_id, added_at)
    select id, '${season}', 1 + (n + k * 3) % 32, now() from numbered, generate_series(1, 10) as k
    on conflict do nothing`,
    `insert into event (slug, account_id, data, at)
    select 'opened' || k, id, '{}', '${now}'::timestamptz - (n * 7 + k * 11) % 60 * interval '1 day'
    from numbered, generate_series(1, 10) as k`,
    `insert into push_device (id, device_kind, account_id, endpoint_hmac, sealed, name, kinds, created_at)
    select gen_random_uuid(), 'web', id, 'growth' || n, 'none', 'a browser', '{points}', '${now}'
    from numbered where n % 4 = 0`,
    `insert into fantasy_team (season, id, name, started_gameweek, points, rank, leagues, h2h_leagues, phase, fetched_at)
    select '${season}', 100000 + n, 'Team ' || n, 1, 50, n, '[]', '[]', '2 open', '${now}'
    from generate_series(0, ${teams - 1}) as n`,
    `insert into team_gameweek (season, team_id, gameweek, points, total_points, bank, value, transfers, transfers_cost,
      bench_points)
    select '${season}', 100000 + n, gameweek, 50, 50 * gameweek, 0, 1000, 0, 0, 0
    from generate_series(0, ${teams - 1}) as n, generate_series(1, 2) as gameweek`,
    `insert into team_picks (season, gameweek, team_id, footballers, captain, vice_captain, chip, transfers_cost)
    select season, gameweek, 100000 + n, footballers, captain, vice_captain, chip, transfers_cost
    from team_picks, generate_series(0, ${teams - 1}) as n where season = '${season}' and team_id = 101`,
    `insert into wanted_team (season, team_id, place, read_phase, squad_gameweek)
    select '${season}', 100000 + n, n % 3, case when n % 2 = 0 then 4 else 3 end, 2
    from generate_series(0, ${teams - 1}) as n`,
    `analyze`,
  ];
  // A connection of its own, which has the temporary table and no time limits.
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const part of parts) await client.query(part);
  await client.end();
}
