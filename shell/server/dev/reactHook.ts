/**
 * Stands where React's developer tools would: React DOM tells it of each renderer, and the refresh runtime of
 * a remote, which comes later, learns from it whom to ask for a new drawing. Runs before any other script.
 */
export const reactHookScript = `if(!window.__REACT_DEVTOOLS_GLOBAL_HOOK__)window.__REACT_DEVTOOLS_GLOBAL_HOOK__={renderers:new Map(),supportsFiber:true,inject:function(r){var i=this.renderers.size+1;this.renderers.set(i,r);return i},onScheduleFiberRoot:function(){},onCommitFiberRoot:function(){},onCommitFiberUnmount:function(){}};`;
