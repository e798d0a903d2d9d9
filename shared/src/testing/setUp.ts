// Tests check results, not speed (`npm run bench` does): on a busy machine a season takes long.
jest.setTimeout(60_000);
