import { EARLY_SEARCH, TAKES_KEYS } from '../model/search/earlySearch';

const OPENERS = JSON.stringify('[aria-keyshortcuts]');

/**
 * Script that records the keys and clicks which open the search, and the letters after them, until the site's code
 * takes them over (`takeEarlySearch`). `e` is the record. If the code never starts, `g` opens the search page.
 * Its names are its own, since it stands among other parts of a script.
 */
export const earlySearchScript =
  `var g=(function(){var e=window.${EARLY_SEARCH}={text:null,isEntered:false,` +
  'stop:function(){removeEventListener("keydown",k,true);removeEventListener("click",c,true)}};' +
  'function a(v,s){return v.target.closest&&v.target.closest(s)}' +
  'function k(v){var y=v.key,m=v.ctrlKey||v.metaKey,o=y.length===1&&!m&&!v.altKey;if(v.isComposing)return;' +
  'if(e.text===null){' +
  `if(m&&!v.altKey&&!v.shiftKey&&/^k$/i.test(y)||y==="/"&&o&&!a(v,${JSON.stringify(TAKES_KEYS)}))e.text="";` +
  `else if(o&&a(v,${OPENERS})&&/[\\p{L}\\p{N}]/u.test(y))e.text=y;else return` +
  '}else if(o)e.text+=y;else if(y==="Backspace")e.text=e.text.slice(0,-1);else if(y==="Escape")e.text=null;' +
  'else if(y!=="Enter"||!e.text)return;' +
  'e.isEntered=y==="Enter";v.preventDefault()}' +
  `function c(v){if(!v.defaultPrevented&&a(v,${OPENERS})){v.preventDefault();e.text=e.text||""}}` +
  'function g(){e.stop();var b=document.querySelector(' +
  OPENERS +
  ');if(e.text!==null&&b)location.assign(b.form.action+"?q="+encodeURIComponent(e.text))}' +
  'addEventListener("keydown",k,true);addEventListener("click",c,true);return g})();';
