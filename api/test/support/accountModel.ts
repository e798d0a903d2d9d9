import fc, { type Arbitrary, type AsyncCommand } from 'fast-check';
import { sql } from 'kysely';
import { hasPass, isBanned, limitsFor, type Role } from '@touchline/shared/domain';
import type { GameApp, Reply } from './gameApp';

/** The teams in the model; `own` is the linked one. */
export const modelTeams = { own: 101, others: Array.from({ length: 14 }, (_, index) => 201 + index) };
const footballers = [1, 2, 3, 4, 5, 6];
const league = 7;
const passwords = ['correct horse battery', 'another fine password'] as const;
const deletionDelayMs = 14 * 86_400_000;

/** A client's session: the current refresh token, and the previous one. */
interface Held {
  sessionToken: string;
  refreshToken: string;
  /** Exchanged once; using it again is allowed, like a lost reply or a second tab. */
  before: string | undefined;
  /** Exchanged more than once: using it again counts as theft. */
  older: string | undefined;
}

/** A user as a simple model of the specification, without tables, tokens or several clocks. */
export interface ModelPerson {
  readonly id: string;
  readonly email: string;
  exists: boolean;
  password: (typeof passwords)[number];
  role: Role;
  confirmed: boolean;
  onboarded: boolean;
  team: boolean;
  username: string;
  /** In the order in which they were added. */
  rivals: number[];
  watchlist: Set<number>;
  view: string;
  deletion: number | undefined;
  hasPaid: boolean;
  held: Held | undefined;
}

export interface AccountModel {
  readonly people: ModelPerson[];
  now: number;
}

/** The real app, and an administrator who bans. */
export interface AccountWorld {
  readonly app: GameApp;
  readonly admin: string;
}

type Command = AsyncCommand<AccountModel, AccountWorld>;

/** Expected status before the call's own rules; 0 when access is granted. */
function refusalAtTheDoor(person: ModelPerson, access: 'account' | 'signed-in' | 'onboarded'): number {
  if (person.held === undefined || !person.exists) return 401;
  if (isBanned(person.role)) return 403;
  if (access !== 'account' && !person.confirmed) return 403;
  return access === 'onboarded' && !(person.onboarded && person.team) ? 403 : 0;
}

function agree(what: string, found: unknown, expected: unknown): void {
  const [left, right] = [JSON.stringify(found), JSON.stringify(expected)];
  if (left !== right) throw new Error(`${what}: the app says ${left}, the model ${right}`);
}

abstract class Step implements Command {
  constructor(protected readonly who: number) {}
  check = () => true;
  protected abstract act(person: ModelPerson, model: AccountModel, world: AccountWorld): Promise<void>;
  abstract toString(): string;

  async run(model: AccountModel, world: AccountWorld): Promise<void> {
    const person = model.people[this.who % model.people.length];
    if (person === undefined) throw new Error('The model has nobody.');
    await this.act(person, model, world);
  }

  protected async ask(
    { app }: AccountWorld,
    person: ModelPerson,
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    body?: object,
  ): Promise<{ status: number; body: Reply }> {
    const reply = await app.ask(method, url, body, { token: person.held?.sessionToken, native: true });
    if (reply.statusCode >= 500) throw new Error(`${url}: ${reply.statusCode} ${reply.body}`);
    return { status: reply.statusCode, body: reply.json<Reply>() };
  }
}

class LogIn extends Step {
  constructor(
    who: number,
    private readonly password: (typeof passwords)[number],
  ) {
    super(who);
  }
  toString = () => `logIn(${this.who}, ${this.password})`;
  async act(person: ModelPerson, _: AccountModel, world: AccountWorld) {
    const { email, exists } = person;
    const answer = await this.ask(world, person, 'POST', '/v1/auth/login', {
      email,
      password: this.password,
    });
    const isRight = exists && this.password === person.password;
    agree('login', answer.status, isRight ? 200 : 401);
    if (isRight) person.held = heldFrom(answer.body);
  }
}

const heldFrom = (body: Reply, last?: Held): Held => ({
  sessionToken: String(body['sessionToken']),
  refreshToken: String(body['refreshToken']),
  before: last?.refreshToken,
  older: last?.before ?? last?.older,
});

class LogOut extends Step {
  toString = () => `logOut(${this.who})`;
  async act(person: ModelPerson, _: AccountModel, world: AccountWorld) {
    agree('logout', (await this.ask(world, person, 'POST', '/v1/auth/logout', {})).status, 200);
    const { held } = person;
    if (held === undefined) return;
    const { refreshToken } = held;
    agree(
      'refresh after logout',
      (await this.ask(world, person, 'POST', '/v1/auth/refresh', { refreshToken })).status,
      401,
    );
    person.held = undefined;
  }
}

class Refresh extends Step {
  constructor(
    who: number,
    private readonly which: 'refreshToken' | 'before' | 'older',
  ) {
    super(who);
  }
  toString = () => `refresh(${this.who}, ${this.which})`;
  async act(person: ModelPerson, _: AccountModel, world: AccountWorld) {
    const { held, exists } = person;
    const refreshToken = held?.[this.which];
    if (held === undefined || refreshToken === undefined) return;
    const answer = await this.ask(world, person, 'POST', '/v1/auth/refresh', { refreshToken });
    const goesOn = exists && this.which !== 'older';
    agree('refresh', answer.status, goesOn ? 200 : 401);
    if (!goesOn) person.held = undefined;
    else if (this.which === 'before') agree('the same child', answer.body['refreshToken'], held.refreshToken);
    else person.held = heldFrom(answer.body, held);
  }
}

class Confirm extends Step {
  constructor(
    who: number,
    private readonly isRight: boolean,
  ) {
    super(who);
  }
  toString = () => `confirm(${this.who}, ${this.isRight ? 'right' : 'wrong'})`;
  async act(person: ModelPerson, _: AccountModel, world: AccountWorld) {
    const { app } = world;
    // A minute later a new code may be sent, and locks have expired.
    const door = refusalAtTheDoor(person, 'account');
    await app.db.run(sql`delete from code where subject = ${person.id}`);
    const sent = await this.ask(world, person, 'POST', '/v1/auth/resend_confirmation');
    agree('resend', sent.status, door || (person.confirmed ? 409 : 200));
    const code = (await app.mail.list(person.email))[0]?.code ?? '000000';
    const wrong = code === '111111' ? '111112' : '111111';
    const token = this.isRight ? code : wrong;
    const tried = await this.ask(world, person, 'POST', '/v1/auth/confirm_email', { token });
    agree('confirm', tried.status, door || (person.confirmed ? 409 : this.isRight ? 200 : 400));
    if (tried.status === 200) person.confirmed = true;
  }
}

class ChangePassword extends Step {
  toString = () => `changePassword(${this.who})`;
  async act(person: ModelPerson, _: AccountModel, world: AccountWorld) {
    const new_password = passwords[person.password === passwords[0] ? 1 : 0];
    const answer = await this.ask(world, person, 'PUT', '/v1/auth/change_pass', {
      old_password: person.password,
      new_password,
    });
    const door = refusalAtTheDoor(person, 'account');
    agree('change_pass', answer.status, door || 200);
    if (door === 0) person.password = new_password;
  }
}

class Rename extends Step {
  constructor(
    who: number,
    private readonly username: string,
  ) {
    super(who);
  }
  toString = () => `rename(${this.who}, ${this.username})`;
  async act(person: ModelPerson, _: AccountModel, world: AccountWorld) {
    const { username } = this;
    const answer = await this.ask(world, person, 'PUT', '/v1/auth/update', { username });
    const door = refusalAtTheDoor(person, 'account');
    agree('update', answer.status, door || 200);
    if (door === 0) person.username = username;
  }
}

class Delete extends Step {
  constructor(
    who: number,
    private readonly how: 'set' | 'stop',
  ) {
    super(who);
  }
  toString = () => `delete(${this.who}, ${this.how})`;
  async act(person: ModelPerson, model: AccountModel, world: AccountWorld) {
    const answer = await this.ask(world, person, 'PUT', `/v1/auth/delete/${this.how}`);
    const door = refusalAtTheDoor(person, 'account');
    agree(`delete/${this.how}`, answer.status, door || 200);
    if (door !== 0) return;
    // A repeated request keeps the first deadline.
    person.deletion = this.how === 'stop' ? undefined : (person.deletion ?? model.now + deletionDelayMs);
    if (person.deletion === undefined) return;
    const { deadline } = answer.body.payload as { deadline: string };
    agree('the deadline', deadline, new Date(person.deletion).toISOString());
  }
}

/** Days pass, and the job deletes due accounts. */
class Wait extends Step {
  constructor(private readonly days: number) {
    super(0);
  }
  toString = () => `wait(${this.days} days)`;
  async act(_: ModelPerson, model: AccountModel, { app }: AccountWorld) {
    model.now += this.days * 86_400_000;
    app.clock.set(model.now);
    await app.db.run(sql`update job set run_at = to_timestamp(0) where kind = 'delete accounts'`);
    await app.jobs.runDue();
    for (const person of model.people) {
      if (person.deletion !== undefined && person.deletion <= model.now) person.exists = false;
    }
  }
}

class LinkTeam extends Step {
  toString = () => `linkTeam(${this.who})`;
  async act(person: ModelPerson, _: AccountModel, world: AccountWorld) {
    const { status } = await this.ask(world, person, 'PUT', `/v1/onboarding/confirm_team/${modelTeams.own}`);
    const door = refusalAtTheDoor(person, 'signed-in');
    agree('confirm_team', status, door || 200);
    if (door !== 0) return;
    person.team = true;
    // A team cannot follow itself.
    person.rivals = person.rivals.filter((team) => team !== modelTeams.own);
  }
}

class Finish extends Step {
  toString = () => `finish(${this.who})`;
  async act(person: ModelPerson, _: AccountModel, world: AccountWorld) {
    const { status } = await this.ask(world, person, 'PUT', '/v1/onboarding/finalize');
    const door = refusalAtTheDoor(person, 'signed-in');
    agree('finalize', status, door || (person.team ? 200 : 409));
    if (status === 200) person.onboarded = true;
  }
}

class Rival extends Step {
  constructor(
    who: number,
    private readonly how: 'add' | 'remove',
    private readonly team: number,
  ) {
    super(who);
  }
  toString = () => `${this.how}Rival(${this.who}, ${this.team})`;

  private expected(person: ModelPerson): number {
    const { team, how } = this;
    const door = refusalAtTheDoor(person, 'signed-in');
    if (door !== 0 || how === 'remove') return door || 200;
    if (team === 0 || (team === modelTeams.own && person.team)) return 400;
    const pass = hasPass(person.role);
    const isFull = !person.rivals.includes(team) && person.rivals.length >= limitsFor(pass).rivals;
    return isFull ? (pass ? 409 : 403) : 200;
  }

  async act(person: ModelPerson, model: AccountModel, world: AccountWorld) {
    const { team, how } = this;
    if (how === 'remove' && team === 0) return;
    // Each a second later than the previous one: the list is in the order of addition.
    model.now += 1000;
    world.app.clock.set(model.now);
    const method = how === 'add' ? 'POST' : 'DELETE';
    const answer = await this.ask(world, person, method, `/v1/rivals/${how}/${team}`);
    agree(`${how} rival`, answer.status, this.expected(person));
    if (answer.status !== 200) return;
    if (how === 'remove') person.rivals = person.rivals.filter((one) => one !== team);
    else if (!person.rivals.includes(team)) person.rivals.push(team);
    agree('rival_ids', answer.body['rival_ids'], person.rivals);
  }
}

class Watch extends Step {
  constructor(
    who: number,
    private readonly method: 'POST' | 'DELETE',
    private readonly footballer: number,
  ) {
    super(who);
  }
  toString = () => `${this.method === 'POST' ? 'watch' : 'unwatch'}(${this.who}, ${this.footballer})`;
  async act(person: ModelPerson, _: AccountModel, world: AccountWorld) {
    const answer = await this.ask(world, person, this.method, `/v1/watch/footballer/${this.footballer}`);
    const door = refusalAtTheDoor(person, 'onboarded');
    agree('watch', answer.status, door || 200);
    if (door !== 0) return;
    if (this.method === 'POST') person.watchlist.add(this.footballer);
    else person.watchlist.delete(this.footballer);
    const { ids } = answer.body.payload as { ids: number[] };
    agree(
      'watchlist',
      ids.toSorted((a, b) => a - b),
      sorted(person.watchlist),
    );
  }
}

const sorted = (ids: Iterable<number>) => [...ids].sort((a, b) => a - b);

class ChooseView extends Step {
  constructor(
    who: number,
    private readonly view: string,
  ) {
    super(who);
  }
  toString = () => `chooseView(${this.who}, ${this.view})`;
  async act(person: ModelPerson, _: AccountModel, world: AccountWorld) {
    const { status } = await this.ask(world, person, 'PUT', `/v1/rivals/set_default/${this.view}`);
    const isLeague = this.view === String(league);
    const isWrong = this.view === 'nobody';
    const rule = isWrong ? 400 : isLeague && !hasPass(person.role) ? 403 : 200;
    agree('set_default', status, refusalAtTheDoor(person, 'onboarded') || rule);
    if (status === 200) person.view = this.view;
  }
}

class Pay extends Step {
  toString = () => `pay(${this.who})`;
  async act(person: ModelPerson, _: AccountModel, world: AccountWorld) {
    const { status, body } = await this.ask(world, person, 'POST', '/v1/season_pass/checkout');
    const door = refusalAtTheDoor(person, 'signed-in');
    agree('checkout', status, door || (hasPass(person.role) ? 409 : 200));
    if (status !== 200) return;
    const { url } = body.payload as { url: string };
    // The provider's message arrives twice.
    for (const _time of [1, 2]) await payAt(world.app, url);
    person.hasPaid = true;
    if (person.role === 'USER') person.role = 'PREMIUM';
  }
}

async function payAt({ app }: GameApp, url: string): Promise<void> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  agree(
    'paying',
    (await app.inject({ method: 'POST', url, payload: 'answer=pay', headers })).statusCode,
    303,
  );
}

class SetRole extends Step {
  constructor(
    who: number,
    private readonly role: Role,
  ) {
    super(who);
  }
  toString = () => `setRole(${this.who}, ${this.role})`;
  async act(person: ModelPerson, _: AccountModel, { app, admin }: AccountWorld) {
    const url = `/v1/admin/users/${person.id}/role`;
    const { statusCode } = await app.ask('PUT', url, { role: this.role }, { token: admin });
    agree('set role', statusCode, person.exists ? 200 : 404);
    if (!person.exists) return;
    // A ban keeps the purchased pass.
    const isLetIn = this.role === 'USER' && isBanned(person.role) && person.hasPaid;
    person.role = isLetIn ? 'PREMIUM' : this.role;
  }
}

/** Reads all data of a user by the calls, and compares it. */
class Look extends Step {
  toString = () => `look(${this.who})`;
  async act(person: ModelPerson, _: AccountModel, world: AccountWorld) {
    const { status, body } = await this.ask(world, person, 'GET', '/v1/rivals/state');
    const pass = hasPass(person.role);
    agree('rivals/state', status, refusalAtTheDoor(person, 'onboarded') || 200);
    if (status === 200) {
      const { rival_ids, rivals_view, limit } = body.payload as Record<string, unknown>;
      const view = person.view === String(league) ? (pass ? league : 'rivals') : person.view;
      const expected = [person.rivals, view, { used: person.rivals.length, max: limitsFor(pass).rivals }];
      agree('the state', [rival_ids, rivals_view, limit], expected);
    }
    await this.checkPass(person, world);
  }

  private async checkPass(person: ModelPerson, world: AccountWorld) {
    const { status, body } = await this.ask(world, person, 'GET', '/v1/season_pass');
    agree('season_pass', status, refusalAtTheDoor(person, 'signed-in') || 200);
    if (status !== 200) return;
    const { pass, seasonpass_at } = body.payload as Record<string, unknown>;
    agree('the pass', [pass, seasonpass_at !== null], [hasPass(person.role), person.hasPaid]);
  }
}

/** After the last step: rows of deleted users are gone, and the others match the model. */
export async function compareTables({ people }: AccountModel, { app }: AccountWorld): Promise<void> {
  for (const { id, exists, username, confirmed, onboarded, rivals, watchlist } of people) {
    const row = await app.db.findOne(sql<Record<string, unknown>>`
      select (select count(*) from account where id = ${id}) as accounts,
        (select username from account where id = ${id}) as username,
        (select email_confirmed from account where id = ${id}) as confirmed,
        (select onboarded from account where id = ${id}) as onboarded,
        (select count(*) from account_rival where account_id = ${id}) as rivals,
        (select count(*) from account_watch where account_id = ${id}) as watched,
        (select count(*) from session where account_id = ${id}) > 0 as sessions`);
    const expected = exists
      ? { accounts: 1, username, confirmed, onboarded, rivals: rivals.length, watched: watchlist.size }
      : { accounts: 0, username: null, confirmed: null, onboarded: null, rivals: 0, watched: 0 };
    agree('the tables', row, { ...expected, sessions: exists });
  }
}

/** The second user has more data to lose. */
const who = fc.constantFrom(0, 1, 1);
const times = (weight: number, arbitrary: Arbitrary<Command>) => ({ weight, arbitrary });

/**
 * The steps of a sequence; those that hash a password cost forty times as much as the others and are rare.
 */
export const accountSteps: Arbitrary<Command> = fc.oneof(
  times(
    1,
    fc.tuple(who, fc.constantFrom(...passwords)).map((args) => new LogIn(...args)),
  ),
  times(
    1,
    who.map((one) => new ChangePassword(one)),
  ),
  times(
    1,
    who.map((one) => new LogOut(one)),
  ),
  times(
    6,
    fc
      .tuple(
        who,
        fc.constantFrom(
          'refreshToken' as const,
          'refreshToken' as const,
          'before' as const,
          'older' as const,
        ),
      )
      .map((args) => new Refresh(...args)),
  ),
  times(
    5,
    fc.tuple(who, fc.boolean()).map((args) => new Confirm(...args)),
  ),
  times(
    2,
    fc.tuple(who, fc.constantFrom('Ada', 'Bo', 'Chi')).map((args) => new Rename(...args)),
  ),
  times(
    5,
    fc
      .tuple(who, fc.constantFrom('set' as const, 'set' as const, 'stop' as const))
      .map((args) => new Delete(...args)),
  ),
  times(
    4,
    fc.constantFrom(1, 6, 13, 14).map((days) => new Wait(days)),
  ),
  times(
    3,
    who.map((one) => new LinkTeam(one)),
  ),
  times(
    3,
    who.map((one) => new Finish(one)),
  ),
  times(
    16,
    fc
      .tuple(
        who,
        fc.constantFrom('add' as const, 'add' as const, 'remove' as const),
        fc.constantFrom(0, modelTeams.own, ...modelTeams.others),
      )
      .map((args) => new Rival(...args)),
  ),
  times(
    6,
    fc
      .tuple(who, fc.constantFrom('POST' as const, 'DELETE' as const), fc.constantFrom(...footballers))
      .map((args) => new Watch(...args)),
  ),
  times(
    4,
    fc
      .tuple(who, fc.constantFrom('rivals', 'elite', String(league), 'nobody'))
      .map((args) => new ChooseView(...args)),
  ),
  times(
    3,
    who.map((one) => new Pay(one)),
  ),
  times(
    3,
    fc
      .tuple(who, fc.constantFrom<Role[]>('BANNED', 'USER', 'USER', 'USER', 'PREMIUM', 'BETA'))
      .map((args) => new SetRole(...args)),
  ),
  times(
    6,
    who.map((one) => new Look(one)),
  ),
);

/** The initial password of all users of the model. */
export const [firstPassword] = passwords;
