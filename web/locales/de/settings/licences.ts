import type { Words } from '../../words.ts'

export const licences: Words<'licences'> = {
  title: 'Lizenzen',
  intro: 'In Tertulia steckt die Arbeit anderer. Danke dafür.',
  drawings: 'Zeichnungen der Avatare',
  changed:
    'Veröffentlicht von DiceBear. Wir haben sie verändert: Münder und Augen bewegen sich, einige Münder sind neu gezeichnet, einige Teile fehlen.',
  typeface: 'Schriftart',
  wordLists: 'Wortlisten',
  compiled: 'Damit werden Rechtschreibung und Grammatik geprüft. Wir haben sie verbunden und ergänzt.',
  programs: 'Programme, die in dieser App stecken, und ihre Lizenzen',
}
