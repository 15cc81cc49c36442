import type { EarlyScriptModule } from '../../web/contract'
import { BANNER_STANDS } from './banner-stands'

const WIFI_OFF =
  'M12 20h.01M8.5 16.43a5 5 0 0 1 7 0M5 12.86a10 10 0 0 1 5.17-2.69M19 12.86a10 10 0 0 0-2-1.52M2 8.82a15 15 0 0 1 4.18-2.64M22 8.82a15 15 0 0 0-11.29-3.76M2 2l20 20'

/** As the kit's banner looks: its styles may not be here either. */
const STYLE =
  'display:flex;align-items:center;gap:12px;min-height:44px;padding:8px 20px;position:sticky;top:0;z-index:var(--z-banner);font:500 .875rem/1.4 var(--font-text);background:var(--surface-inverse);color:var(--text-inverse)'

/**
 * Says that the connection is gone while the banner is still under way: it comes in the first quiet moment, and never where the connection
 * goes before that. Written into the document, so that it fetches nothing; beside what Preact draws, so that it disturbs nothing.
 */
export const script: EarlyScriptModule['script'] = (t) =>
  `(function(w,d,n,s,p){function hide(){if(n){n.remove();n=0;d.documentElement.style.setProperty('--banners','0px')}}function show(){if(n||!d.body)return;n=d.createElement('div');n.setAttribute('role','alert');n.style.cssText=${JSON.stringify(STYLE)};s=d.createElementNS('http://www.w3.org/2000/svg','svg');p=d.createElementNS(s.namespaceURI,'path');p.setAttribute('d','${WIFI_OFF}');s.append(p);Object.entries({viewBox:'0 0 24 24',width:18,height:18,fill:'none',stroke:'currentColor','stroke-width':2,'stroke-linecap':'round','aria-hidden':true}).forEach(function(e){s.setAttribute(e[0],e[1])});n.append(s,${JSON.stringify(t('offline.noInternet'))});d.body.prepend(n);d.documentElement.style.setProperty('--banners',n.offsetHeight+'px')}function end(){w.removeEventListener('offline',show);hide()}w.addEventListener('offline',show);w.addEventListener('online',hide);w.addEventListener('${BANNER_STANDS}',end,{once:true})})(window,document)`
