import { html, type Html } from '../html/markup';

interface OpenTeamForm {
  /** What was typed, and why it is not accepted. */
  readonly typed?: string;
  readonly problem?: string;
  readonly teams: readonly { readonly id: number; readonly name: string }[];
}

/** The form that opens a team's page, without a script. */
export const openTeamForm = ({ typed = '', problem, teams }: OpenTeamForm): Html =>
  html` <form class="card" action="/open/team" method="get" aria-labelledby="look">
      <h2 id="look">Look at a team</h2>
      <label for="team">Team ID</label>
      <input
        id="team"
        name="team"
        inputmode="numeric"
        autocomplete="off"
        maxlength="300"
        required
        value="${typed}"
        aria-describedby="${problem === undefined ? 'hint' : 'wrong hint'}"
        ${problem === undefined ? null : html` aria-invalid="true"`}
      />
      <button class="button">Look</button>
      ${problem === undefined ? null : html`<p class="wrong" id="wrong" role="alert">${problem}</p>`}
      <small id="hint"
        >The number in the address of your Points page in the official game: …/entry/<b>1234567</b>/event/24.
        You can paste the whole address. On a phone, open the game in the browser instead of its app, log in
        and press Points.</small
      >
    </form>
    ${
      teams.length === 0
        ? null
        : html`<p class="quiet note">This is the demo, and its managers are invented. Teams you can try:</p>
            <ul class="teams">
              ${teams.map(({ id, name }) => html`<li><a class="button plain" href="/open/team/${id}">${name}</a></li>`)}
            </ul>`
    }`;
