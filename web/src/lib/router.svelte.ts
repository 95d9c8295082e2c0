/** A very small router over the history of the browser. */
import { tick } from 'svelte';
import { address, amended, type Amendment, find, type Found, isOurs } from './routes';

class Route {
  url = $state.raw(new URL(location.href));
  found: Found = $derived(find(this.url.pathname));

  get query(): URLSearchParams {
    return this.url.searchParams;
  }

  start(): () => void {
    const back = () => (this.url = new URL(location.href));
    const click = (event: MouseEvent) => follow(event);
    addEventListener('popstate', back);
    document.addEventListener('click', click);
    return () => {
      removeEventListener('popstate', back);
      document.removeEventListener('click', click);
    };
  }

  /** Changes the address without a new entry in the history and without moving the page. */
  amend(change: Amendment): void {
    history.replaceState(history.state, '', amended(location.href, change));
  }
}

export const route = new Route();

export async function go(to: string, replace = false): Promise<void> {
  const url = address(to);
  const samePage = url.pathname === location.pathname && url.search === location.search;
  history[replace ? 'replaceState' : 'pushState'](null, '', url);
  route.url = url;
  await tick();
  if (!samePage && !url.hash) scrollTo(0, 0);
}

function follow(event: MouseEvent): void {
  if (
    event.defaultPrevented ||
    event.button ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  )
    return;
  const anchor = (event.target as Element | null)?.closest?.('a');
  if (!anchor?.href || anchor.target || anchor.hasAttribute('download')) return;
  const url = new URL(anchor.href);
  if (!isOurs(url, location.origin)) return;
  event.preventDefault();
  void go(url.href);
}
