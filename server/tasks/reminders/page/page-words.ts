import type { InterfaceLanguage } from '#contract/values/languages.ts'

interface PageWords {
  title: string
  on: (school: string) => string
  stop: string
  stopped: (school: string) => string
  resume: string
  unknown: { title: string; text: string }
}

/** These sentences have no form of address, so that they fit every form of address. */
export const pageWords: Record<InterfaceLanguage, PageWords> = {
  en: {
    title: 'Homework reminders',
    on: (school) => `${school} sends homework reminders to this address, at most one a day.`,
    stop: 'Stop reminders',
    stopped: (school) => `Done: ${school} won’t send any more reminders to this address.`,
    resume: 'Undo: send reminders again',
    unknown: {
      title: 'This link doesn’t work any more',
      text: 'The address it was sent to has changed. A newer reminder has a link that works.',
    },
  },
  es: {
    title: 'Recordatorios de tareas',
    on: (school) => `${school} envía recordatorios de tareas a esta dirección, como mucho uno al día.`,
    stop: 'Dejar de recibirlos',
    stopped: (school) => `Hecho: ${school} no enviará más recordatorios a esta dirección.`,
    resume: 'Deshacer: volver a recibirlos',
    unknown: {
      title: 'Este enlace ya no funciona',
      text: 'La dirección a la que se envió ha cambiado. El enlace de un recordatorio más reciente sí funciona.',
    },
  },
  pt: {
    title: 'Lembretes de tarefas',
    on: (school) => `${school} envia lembretes de tarefas para este endereço, no máximo um por dia.`,
    stop: 'Parar de receber',
    stopped: (school) => `Pronto: ${school} não enviará mais lembretes para este endereço.`,
    resume: 'Desfazer: voltar a receber',
    unknown: {
      title: 'Este link não funciona mais',
      text: 'O endereço para o qual ele foi enviado mudou. O link de um lembrete mais recente funciona.',
    },
  },
  fr: {
    title: 'Rappels des devoirs',
    on: (school) => `«\u00a0${school}\u00a0» envoie des rappels des devoirs à cette adresse, un par jour au plus.`,
    stop: 'Ne plus en recevoir',
    stopped: (school) => `C’est fait\u00a0: «\u00a0${school}\u00a0» n’enverra plus de rappels à cette adresse.`,
    resume: 'Annuler\u00a0: recevoir à nouveau les rappels',
    unknown: {
      title: 'Ce lien ne fonctionne plus',
      text: 'L’adresse à laquelle il a été envoyé a changé. Le lien d’un rappel plus récent fonctionne.',
    },
  },
  de: {
    title: 'Erinnerungen an Hausaufgaben',
    on: (school) => `${school} erinnert unter dieser Adresse an Hausaufgaben, höchstens einmal am Tag.`,
    stop: 'Erinnerungen abbestellen',
    stopped: (school) => `Erledigt: ${school} schickt keine Erinnerungen mehr an diese Adresse.`,
    resume: 'Rückgängig: doch wieder erinnern',
    unknown: {
      title: 'Dieser Link funktioniert nicht mehr',
      text: 'Die Adresse, an die er ging, hat sich geändert. Der Link in einer neueren Erinnerung funktioniert.',
    },
  },
  it: {
    title: 'Promemoria dei compiti',
    on: (school) => `${school} invia a questo indirizzo promemoria dei compiti, al massimo uno al giorno.`,
    stop: 'Non riceverne più',
    stopped: (school) => `Fatto: ${school} non invierà più promemoria a questo indirizzo.`,
    resume: 'Annulla: ricevere di nuovo i promemoria',
    unknown: {
      title: 'Questo link non funziona più',
      text: 'L’indirizzo a cui è stato inviato è cambiato. Il link di un promemoria più recente funziona.',
    },
  },
}
