import { counted, type HomeworkLetters, type HomeworkWords } from '#server/mail/words/homework/homework-words.ts'

export const letters: HomeworkLetters = {
  homework_reminder: {
    subject: ({ school }) => `${school}\u00a0: tes devoirs à faire`,
    preview: () => 'Ce qui est à rendre, et où tu en es.',
    title: 'Tes devoirs à faire',
    before: [
      ({ first_name }) => `Bonjour ${first_name},`,
      ({ school }) => `Il te reste ces devoirs à faire pour «\u00a0${school}\u00a0»\u00a0:`,
    ],
    button: 'Commencer à m’entraîner',
    after: [() => 'Ce lien est personnel\u00a0: ne le partage pas. Toute personne qui l’ouvre s’entraîne à ton nom.'],
    copyLink: 'Si le bouton ne fonctionne pas, copie cette adresse dans ton navigateur\u00a0:',
    footer: ({ school, to }) => `Tertulia a envoyé cet e-mail à ${to} de la part de «\u00a0${school}\u00a0».`,
  },
}

export const formalLetter = {
  subject: ({ school }: { school: string }) => `${school}\u00a0: vos devoirs à faire`,
  preview: () => 'Ce qui est à rendre, et où vous en êtes.',
  title: 'Vos devoirs à faire',
  before: [
    ({ first_name }: { first_name: string }) => `Bonjour ${first_name},`,
    ({ school }: { school: string }) => `Il vous reste ces devoirs à faire pour «\u00a0${school}\u00a0»\u00a0:`,
  ],
  after: [() => 'Ce lien est personnel\u00a0: ne le partagez pas. Toute personne qui l’ouvre s’entraîne à votre nom.'],
  copyLink: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur\u00a0:',
}

export const homework: HomeworkWords = {
  due: ({ partner, due, goals }) => `${partner}, pour le ${due}\u00a0: ${goals}`,
  late: ({ partner, due, goals }) => `${partner}, à rendre depuis le ${due}\u00a0: ${goals}`,
  goal: {
    times: counted('conversation', 'conversations'),
    turns: counted('message', 'messages'),
    minutes: counted('minute', 'minutes'),
    steps: counted('étape', 'étapes'),
    words: counted('mot de la liste', 'mots de la liste'),
  },
  done: (count) => `déjà ${count}`,
  note: (text) => `Consigne\u00a0: «\u00a0${text}\u00a0»`,
  event: (partner) => `Devoir\u00a0: ${partner}`,
  calendar: (school) => `Devoirs, ${school}`,
  stop: 'Pour ne plus recevoir de rappels\u00a0:',
}
