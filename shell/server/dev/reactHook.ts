/**
 * Minimal React DevTools global hook. React DOM registers each renderer with it; the refresh runtime of a
 * remote, which loads later, finds the renderers there. Must run before any other script.
 */
export const reactHookScript = `if(!window.__REACT_DEVTOOLS_GLOBAL_HOOK__)window.__REACT_DEVTOOLS_GLOBAL_HOOK__={renderers:new Map(),supportsFiber:true,inject:function(r){var i=this.renderers.size+1;this.renderers.set(i,r);return i},onScheduleFiberRoot:function(){},onCommitFiberRoot:function(){},onCommitFiberUnmount:function(){}};`;
