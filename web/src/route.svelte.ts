/** Where we are, by the address; links inside the house are followed without loading it anew. */

const PAGES = ['lobby', 'new', 'table', 'link', 'replay', 'rules', 'learn', 'settings', 'credits'] as const
/** Whatever is none of these is lost. */
export type Page = (typeof PAGES)[number] | 'lost'

export interface Place {
  page: Page
  parts: string[]
  query: URLSearchParams
}

function read(): Place {
  const [first = '', ...parts] = location.pathname.slice(1).split('/').map(decodeURIComponent)
  const page = first === '' ? 'lobby' : (PAGES.find((one) => one === first) ?? 'lost')
  if (page === 'settings' && parts[0] === 'credits') return { page: 'credits', parts: [], query: new URLSearchParams() }
  return { page, parts, query: new URLSearchParams(location.search) }
}

let now = $state.raw(read())

export const place = (): Place => now

export function href(page: Page, ...parts: (string | number)[]): string {
  if (page === 'credits') return '/settings/credits'
  return '/' + [page === 'lobby' ? '' : page, ...parts.map(encodeURIComponent)].join('/')
}

export function go(page: Page, ...parts: (string | number)[]): void {
  follow(href(page, ...parts))
}

/** The same place a little further on, without a step in the browser's history. */
export function slide(query: Record<string, string>): void {
  history.replaceState(null, '', `${location.pathname}?${new URLSearchParams(query)}`)
  now = read()
}

function follow(address: string): void {
  history.pushState(null, '', address)
  now = read()
  scrollTo(0, 0)
}

addEventListener('popstate', () => (now = read()))

addEventListener('click', (event) => {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey) return
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
  if (link.pathname.startsWith('/api/') || link.hash) return
  event.preventDefault()
  follow(link.pathname + link.search)
})
