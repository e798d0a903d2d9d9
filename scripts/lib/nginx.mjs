// @ts-check
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

/**
 * nginx with the configuration of `deploy/nginx.conf` before processes of the app on this machine. It ends with SIGTERM; what it says is in
 * `nginx.log` of its folder.
 *
 * @param {string} parent a folder for its files is made in it
 * @param {number} port where it answers
 * @param {readonly number[]} appPorts
 * @throws Error when nginx is not installed
 */
export function startNginx(parent, port, appPorts) {
  if (spawnSync('nginx', ['-v']).status !== 0)
    throw new Error('nginx is not installed. On Debian: apt-get install nginx-light');
  const home = mkdtempSync(join(parent, 'nginx-'));
  const servers = appPorts.map((one) => `server 127.0.0.1:${one} max_fails=0;`).join('\n');
  const site = readFileSync(join(root, 'deploy/nginx.conf'), 'utf8')
    .replace(/server app:8080 [^;]*;/, servers)
    .replace('listen 80;', `listen 127.0.0.1:${port};`);
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(home, `nginx-${name}`)};`)
    .join('\n');
  const config = join(home, 'nginx.conf');
  writeFileSync(
    config,
    `daemon off; pid ${join(home, 'nginx.pid')}; error_log ${join(home, 'nginx.log')};
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_rlimit_nofile 20000;
events { worker_connections 10000; }
http { access_log off; ${folders}
${site}
}`,
  );
  return {
    child: spawn('nginx', ['-p', home, '-c', config], { stdio: 'ignore' }),
    url: `http://127.0.0.1:${port}`,
    log: () => readFileSync(join(home, 'nginx.log'), 'utf8'),
  };
}
