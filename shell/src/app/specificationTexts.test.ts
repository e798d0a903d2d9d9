/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * Every text of the specification's section 8; for a text with a number or a version, the parts around it.
 */
const texts = [
  'Server is currently down for maintenance. Please try again later.',
  'Please update your app to the latest version (current: ',
  'Problem fetching data. Please restart the app.',
  'FPL API seems to be down right now; due to game updating, it might last 20-45 mins.',
  'Too many attempts. Try again in ',
  'Code sent!',
  'Error sending code :/',
  'You must accept the terms of agreement',
  'New password cannot be the same as old password',
  'Service unusable right now :/',
  'Failed to setup user',
  'Login failed',
  'Error confirming',
  'Error updating',
  'Error changing password',
  'Error adding notification token',
  'Error requesting deletion',
  'App problem, please check TOS on the official website',
  'No footballer found',
  'Invalid id',
  'Page not found',
  'Page Not Found',
  'Internal Server Error',
  'Login successful',
  'Welcome onboard! 👋',
  'Register successful',
  'Profile updated!',
  'Password changed!',
  'SUCCESS',
  'ERROR',
];

const root = resolve(import.meta.dirname, '../../..');
const isTest = (name: string) => /\.(test\.tsx?|e2e\.ts)$/.test(name) && !name.includes('specificationTexts');
const isTitle = (line: string) => /^\s*(it|test|describe|onDemo)[.(]/.test(line);
const isComment = (line: string) => /^\s*(\/\/|\/?\*)/.test(line);

/** Lines of test bodies, without test names and comments. */
function quotedLines(): string {
  const folders = ['shell', 'api', 'e2e', ...readdirSync(root).filter((name) => name.startsWith('mf-'))];
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => isTest(name) && !/node_modules|dist/.test(name))
      .map((name) => join(root, folder, name)),
  );
  return files
    .flatMap((file) => readFileSync(file, 'utf8').split('\n'))
    .filter((line) => !isTitle(line) && !isComment(line))
    .join('\n');
}

const lines = quotedLines();

it.each(texts)('%j is quoted in a test', (text) => {
  expect(lines.includes(text) ? '' : `No test quotes ${text}`).toBe('');
});
