/**
 * Makes the Android and iOS projects around the web app: `npm run native -- --url https://your.address`. Everything comes
 * from the npm packages that `shell/native/package.json` names; what is made is not committed. See docs/native.md.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Resvg } from '@resvg/resvg-js';
import { draw } from './icons.mjs';

const root = join(import.meta.dirname, '..');
const source = join(root, 'shell', 'native');
const drawings = join(root, 'shell', 'icons');

const { values } = parseArgs({ options: { url: { type: 'string' }, out: { type: 'string' } } });
/** Where the projects are made; the folder of the sources by default. */
const folder = resolve(values.out ?? source);
const { version } = read(join(root, 'shell', 'package.json'));

function main() {
  const config = configOf(values.url);
  if (folder !== source) cpSync(source, folder, { recursive: true });
  npm('install', '--no-package-lock', '--no-audit', '--no-fund');
  const node = nodeOfCapacitor();
  // The committed file stays as it is unless something else is to be in it.
  if (values.url !== undefined)
    writeFileSync(join(folder, 'capacitor.config.json'), `${JSON.stringify(config, null, 2)}\n`);
  for (const platform of ['android', 'ios']) {
    rmSync(join(folder, platform), { recursive: true, force: true });
    run(node, 'node_modules/@capacitor/cli/bin/capacitor', 'add', platform);
  }
  finishAndroid(config);
  finishIos();
  run(node, 'node_modules/@capacitor/cli/bin/capacitor', 'sync');
  console.log(
    `\nVersion ${version} for ${config.server.url}: ${join(folder, 'android')} and ${join(folder, 'ios')}`,
  );
}

/** The committed configuration, with the address that the app opens. */
function configOf(url) {
  const config = read(join(source, 'capacitor.config.json'));
  if (url === undefined) return config;
  const { protocol, origin } = new URL(url);
  if (protocol !== 'https:')
    throw new Error(`--url is ${url}, but must begin with https: phones refuse anything else.`);
  return { ...config, server: { ...config.server, url: origin } };
}

/** Capacitor's command needs Node 22; on an older one an npm package provides it. */
function nodeOfCapacitor() {
  if (Number(process.versions.node.split('.')[0]) >= 22) return process.execPath;
  const name = `node-${process.platform}-${process.arch}`;
  npm('install', '--no-package-lock', '--no-save', '--no-audit', '--no-fund', `${name}@22`);
  return join(folder, 'node_modules', name, 'bin', 'node');
}

function finishAndroid(config) {
  const app = join(folder, 'android', 'app');
  const res = join(app, 'src', 'main', 'res');
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  edit(join(app, 'build.gradle'), [
    [/versionCode \d+/, `versionCode ${major * 10_000 + minor * 100 + patch}`],
    [/versionName "[^"]*"/, `versionName "${version}"`],
  ]);
  edit(join(res, 'values', 'ic_launcher_background.xml'), [[/#[0-9A-F]{6}/i, '#0F4C3A']]);
  const { host } = new URL(config.server.url);
  edit(join(app, 'src', 'main', 'AndroidManifest.xml'), [
    // A link to one of our pages opens the app.
    [/( *)<\/activity>/, (_, indent) => `${linkFilter(host, `${indent}    `)}\n${indent}</activity>`],
    [
      / *<!-- Permissions -->\n/,
      (all) => `${all}    <uses-permission android:name="android.permission.POST_NOTIFICATIONS" />\n`,
    ],
  ]);
  for (const name of readdirSync(res)) {
    const [, density] = /^mipmap-(m|h|xh|xxh|xxxh)dpi$/.exec(name) ?? [];
    const size = { m: 48, h: 72, xh: 96, xxh: 144, xxxh: 192 }[density];
    if (size !== undefined) {
      const icon = draw(join(root, 'shell', 'public', 'icon.svg'), size);
      writeFileSync(join(res, name, 'ic_launcher.png'), icon);
      writeFileSync(join(res, name, 'ic_launcher_round.png'), icon);
      writeFileSync(
        join(res, name, 'ic_launcher_foreground.png'),
        draw(join(drawings, 'foreground.svg'), size * 2.25),
      );
    }
    const splash = join(res, name, 'splash.png');
    if (existsSync(splash)) writeFileSync(splash, splashLike(splash));
  }
}

const linkFilter = (host, indent) =>
  [
    '<intent-filter android:autoVerify="true">',
    '    <action android:name="android.intent.action.VIEW" />',
    '    <category android:name="android.intent.category.DEFAULT" />',
    '    <category android:name="android.intent.category.BROWSABLE" />',
    `    <data android:scheme="https" android:host="${host}" />`,
    '</intent-filter>',
  ]
    .map((line) => indent + line)
    .join('\n');

function finishIos() {
  const app = join(folder, 'ios', 'App');
  edit(join(app, 'App.xcodeproj', 'project.pbxproj'), [
    [/MARKETING_VERSION = [^;]+/g, `MARKETING_VERSION = ${version}`],
  ]);
  // Phones stand upright; tablets turn.
  edit(join(app, 'App', 'Info.plist'), [
    [
      /(<key>UISupportedInterfaceOrientations<\/key>\s*<array>)[\s\S]*?(\s*<\/array>)/,
      '$1\n\t\t<string>UIInterfaceOrientationPortrait</string>$2',
    ],
  ]);
  // What the plugin for notifications asks for: the token of the device is handed on to it.
  edit(join(app, 'App', 'AppDelegate.swift'), [[/\n}\s*$/, `\n${tokenHandlers}\n}\n`]]);
  const assets = join(app, 'App', 'Assets.xcassets');
  writeFileSync(
    join(assets, 'AppIcon.appiconset', 'AppIcon-512@2x.png'),
    draw(join(drawings, 'maskable.svg'), 1024),
  );
  for (const name of readdirSync(join(assets, 'Splash.imageset')).filter((one) => one.endsWith('.png')))
    writeFileSync(join(assets, 'Splash.imageset', name), splashOf(2732, 2732));
}

const tokenHandlers = `
    func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) {
        NotificationCenter.default.post(name: .capacitorDidRegisterForRemoteNotifications, object: deviceToken)
    }

    func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: Error) {
        NotificationCenter.default.post(name: .capacitorDidFailToRegisterForRemoteNotifications, object: error)
    }`;

/** A splash screen of the size of the picture that it replaces. */
function splashLike(file) {
  const header = readFileSync(file);
  return splashOf(header.readUInt32BE(16), header.readUInt32BE(20));
}

/** Our mark in the middle of our green. */
function splashOf(width, height) {
  const mark = readFileSync(join(drawings, 'foreground.svg'), 'utf8').replace(/<\/?svg[^>]*>/g, '');
  const size = Math.min(width, height) * 0.6;
  const place = `translate(${(width - size) / 2} ${(height - size) / 2}) scale(${size / 64})`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="#0F4C3A"/><g transform="${place}">${mark}</g></svg>`;
  return new Resvg(svg).render().asPng();
}

/** Changes a file that Capacitor made. What is not where it was is said, and not passed over. */
function edit(file, changes) {
  let text = readFileSync(file, 'utf8');
  for (const [pattern, replacement] of changes) {
    const changed = text.replace(pattern, replacement);
    if (changed === text && !pattern.test(text))
      throw new Error(`${file} has no ${pattern}: Capacitor makes it otherwise now.`);
    text = changed;
  }
  writeFileSync(file, text);
}

function read(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function npm(...args) {
  mkdirSync(folder, { recursive: true });
  execFileSync('npm', args, { cwd: folder, stdio: 'inherit', shell: process.platform === 'win32' });
}

function run(...[command, ...args]) {
  execFileSync(command, args, { cwd: folder, stdio: 'inherit' });
}

main();
