import { startTestServer } from './postgresServer';

/** A PostgreSQL of its own for another program: prints its address, and ends with its input. */
const server = await startTestServer();
process.stdout.write(`${server.url}\n`);
process.stdin.resume().on('end', () => void server.stop().then(() => process.exit(0)));
