import type { LookStyle } from '#contract/looks.ts'

/** A work of somebody else's: what it is called, whose it is, and what it may be used under. */
export interface Credit {
  work: string
  source: string
  creator: string
  home: string
  licence: string
  terms: string
}

const byAttribution = { licence: 'CC BY 4.0', terms: 'https://creativecommons.org/licenses/by/4.0/' }
const publicDomain = { licence: 'CC0 1.0', terms: 'https://creativecommons.org/publicdomain/zero/1.0/' }
const wischofsky = { creator: 'Lisa Wischofsky', home: 'https://www.instagram.com/lischi_art/' }
const dicebear = { creator: 'DiceBear', home: 'https://www.dicebear.com', source: 'https://www.dicebear.com' }

/** Who drew the faces, as DiceBear names them. */
export const drawings: Record<LookStyle, Credit> = {
  adventurer: {
    work: 'Adventurer',
    source: 'https://www.figma.com/community/file/1184595184137881796',
    ...wischofsky,
    ...byAttribution,
  },
  lorelei: {
    work: 'Lorelei',
    source: 'https://www.figma.com/community/file/1198749693280469639',
    ...wischofsky,
    ...publicDomain,
  },
  notionists: {
    work: 'Notionists',
    source: 'https://heyzoish.gumroad.com/l/notionists',
    creator: 'Zoish',
    home: 'https://bio.link/heyzoish',
    ...publicDomain,
  },
  personas: {
    work: 'Personas by Draftbit',
    source: 'https://personas.draftbit.com/',
    creator: 'Draftbit - draftbit.com',
    home: 'https://draftbit.com/',
    ...byAttribution,
  },
  clay: { work: 'Clay', ...dicebear, ...publicDomain },
  critters: { work: 'Critters', ...dicebear, ...publicDomain },
}

/** The typeface of every page. */
export const typeface: Credit = {
  work: 'Inter',
  source: 'https://rsms.me/inter/',
  creator: 'Rasmus Andersson',
  home: 'https://rsms.me/',
  licence: 'OFL 1.1',
  terms: 'https://openfontlicense.org',
}
