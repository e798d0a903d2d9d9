/** The release tool for remotes outside this repository: it knows servers only, and nothing of a data folder. */
import { httpTarget } from './httpTarget';
import { makeFresh } from './outsideBuild';
import { runReleaseCommand } from './releaseCommand';
import { ReleaseRefused } from './releaseDocument';

function openServer() {
  const { TOUCHLINE_URL: url, TOUCHLINE_DEPLOY_TOKEN: token } = process.env;
  if (!url || !token)
    throw new ReleaseRefused(
      'Set TOUCHLINE_URL to the server, and TOUCHLINE_DEPLOY_TOKEN to the token of this remote. A token is made by whoever runs the server: npm run release -- token make mf-name --for ada@example.com.',
    );
  return httpTarget(url, token);
}

await runReleaseCommand(openServer, (how) => makeFresh(process.cwd(), how));
