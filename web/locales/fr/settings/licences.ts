import type { Words } from '../../words.ts'

export const licences: Words<'licences'> = {
  title: 'Licences',
  intro: 'Tertulia s’appuie sur le travail d’autres personnes. Merci à elles.',
  drawings: 'Dessins des avatars',
  changed:
    'Publiés par DiceBear. Nous les avons modifiés\u00a0: les bouches et les yeux bougent, certaines bouches sont redessinées et certains éléments manquent.',
  typeface: 'Police de caractères',
  wordLists: 'Listes de mots',
  compiled: 'Elles servent à vérifier l’orthographe et la grammaire. Nous les avons réunies et complétées.',
  programs: 'Les logiciels qui composent cette application et leurs licences',
}
