import { SITE_RUNS } from '../model/site/failure';
import { role } from '../theme/palette';

/** Looks of the banner; the colours are the page's, whose styles are in it and are always there. */
const BOX =
  `margin:1rem;padding:1rem;border:3px solid ${role.danger};border-radius:8px;overflow-wrap:anywhere;` +
  `background:${role.background};color:${role.text}`;

/** The path under which the page lies, with a slash at its end and without the home page's own part of it. */
const FIND_PATH =
  'var p=location.pathname.replace(/(\\/index)?\\.html$/,"").replace(/\\/*$/,"/"),h=t.home;' +
  'if(h&&p.slice(-h.length-1)==="/"+h)p=p.slice(0,-h.length);';

/**
 * The script of the home pages that says why nothing works, where the site's code has not started although all
 * that the page asked for has arrived or failed: so a slow network is no reason. Where the page
 * lies at another path than the one that the site was built for, it names both; else the code could not be fetched.
 * Texts come from attributes of its element, so that it is the same on all pages, and are put in as text only.
 */
export const baseUrlBannerScript =
  '(function(d){var t=d.currentScript.dataset;addEventListener("load",function(){' +
  `if(d.documentElement.getAttribute("data-scripted")==="${SITE_RUNS}")return;` +
  FIND_PATH +
  'var b=d.createElement("div"),say=function(n,x){b.appendChild(d.createElement(n)).textContent=x};' +
  `b.id="base-url-banner";b.setAttribute("role","alert");b.style.cssText="${BOX}";` +
  'say("strong",t.title);say("p",t.hint);' +
  'say("p",p===t.base?t.script:t.path.split("{{suggested}}").join(p));' +
  'd.body.insertBefore(b,d.body.firstChild)})})(document)';
