/** Milliseconds after which a page whose answer has not begun is answered with the kept one. */
export const patienceMs = 4000;

interface Navigation {
  /** The server's page; rejects when the server cannot be reached. */
  readonly fromServer: Promise<Response>;
  /** The page cached for use without a network; undefined when there is none. */
  readonly kept: () => Promise<Response | undefined>;
  /** Called when the server has answered after the kept page was shown. */
  readonly onLateAnswer: () => void;
}

/**
 * The server's page, or the kept one when the server cannot be reached or has not begun to answer after a while. A late
 * answer is not dropped: it carries the cookie of the session that it has renewed.
 */
export async function answerNavigation({ fromServer, kept, onLateAnswer }: Navigation): Promise<Response> {
  const patience = new Promise<undefined>((resolve) => void setTimeout(resolve, patienceMs));
  const answer = await Promise.race([fromServer, patience]).catch(() => undefined);
  if (answer) return answer;
  const page = await kept();
  if (!page) return fromServer;
  void fromServer.then(onLateAnswer, () => undefined);
  return page;
}
