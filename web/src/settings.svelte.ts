/** What a reader has chosen on this device, remembered from visit to visit. */

export const LANGUAGES = ['en', 'de', 'it'] as const
export type Language = (typeof LANGUAGES)[number]

const DEFAULTS = {
  language: spokenHere(),
  theme: 'system' as 'system' | 'light' | 'dark',
  motion: 'system' as 'system' | 'on' | 'off',
  sound: false,
  /** Ask again before an answer that cannot be taken back. */
  confirm: true,
  name: '',
}

export type Settings = typeof DEFAULTS

const SHELF = 'palaver.settings'

function spokenHere(): Language {
  const wishes = navigator.languages.map((wish) => wish.slice(0, 2))
  return LANGUAGES.find((one) => wishes[0] === one) ?? 'en'
}

function remembered(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(SHELF) ?? '{}') as Partial<Settings>
  } catch {
    return {} // a shelf somebody else has written on, or none at all
  }
}

export const settings: Settings = $state({ ...DEFAULTS, ...remembered() })

const dark = matchMedia('(prefers-color-scheme: dark)')
let darkOutside = $state(dark.matches)
dark.addEventListener('change', ({ matches }) => (darkOutside = matches))

/** Keeps the page as the settings want it; called once, by the app. */
export function keepSettings(): void {
  $effect(() => {
    const theme = settings.theme === 'system' ? (darkOutside ? 'dark' : 'light') : settings.theme
    Object.assign(document.documentElement.dataset, { theme, motion: settings.motion })
    document.documentElement.lang = settings.language
    try {
      localStorage.setItem(SHELF, JSON.stringify(settings))
    } catch {
      // private windows may refuse; the settings then last as long as the page
    }
  })
}
