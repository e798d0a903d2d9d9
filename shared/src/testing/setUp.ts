// A test says what is done, never how fast (`npm run bench` does): on a busy machine a season takes its time.
jest.setTimeout(60_000);
