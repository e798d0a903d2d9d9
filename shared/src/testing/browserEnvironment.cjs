/** jsdom plus browser APIs that jsdom 26 lacks; the router and the charts need them. */
const { TestEnvironment } = require('jest-environment-jsdom');
const { answerAskedStyles } = require('./askedStyles.cjs');

class BrowserEnvironment extends TestEnvironment {
  constructor(...args) {
    super(...args);
    for (const name of [
      'TextEncoder',
      'TextDecoder',
      'structuredClone',
      'fetch',
      'Request',
      'Response',
      'Headers',
      'ReadableStream',
      'BroadcastChannel',
    ]) {
      this.global[name] ??= globalThis[name];
    }
    answerAskedStyles(this.global);
    this.global.ResizeObserver ??= class ResizeObserver {
      observe() {}
      unobserve() {}
      disconnect() {}
    };
    // jsdom has no layout: all of a page is in the window.
    this.global.IntersectionObserver ??= class IntersectionObserver {
      #tell;
      constructor(tell) {
        this.#tell = tell;
      }
      observe(target) {
        queueMicrotask(() => this.#tell([{ target, isIntersecting: true }], this));
      }
      unobserve() {}
      disconnect() {}
    };
    this.global.matchMedia ??= (query) => ({
      matches: false,
      media: query,
      addEventListener() {},
      removeEventListener() {},
      addListener() {},
      removeListener() {},
    });
  }
}

module.exports = BrowserEnvironment;
