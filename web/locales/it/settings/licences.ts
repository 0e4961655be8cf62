import type { Words } from '../../words.ts'

export const licences: Words<'licences'> = {
  title: 'Licenze',
  intro: 'Tertulia si basa anche sul lavoro di altri. Grazie.',
  drawings: 'Disegni degli avatar',
  changed:
    'Pubblicati da DiceBear. Li abbiamo modificati: bocche e occhi si muovono, alcune bocche sono ridisegnate e mancano alcune parti.',
  typeface: 'Carattere tipografico',
  wordLists: 'Liste di parole',
  compiled: 'Servono a controllare ortografia e grammatica. Le abbiamo unite e completate.',
  programs: 'I programmi che fanno parte di questa app e le relative licenze',
}
