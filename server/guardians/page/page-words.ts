import type { Guardian } from '#contract/people/guardians.ts'
import type { InterfaceLanguage } from '#contract/values/languages.ts'

interface Family {
  school: string
  name: string
}

interface PageWords {
  title: string
  state: Record<Guardian['state'], (family: Family) => string>
  agree: string
  decline: string
  stop: string
  agreeAfterAll: string
  unknown: { title: string; text: string }
}

export const pageWords: Record<InterfaceLanguage, PageWords> = {
  en: {
    title: 'A line a week about practice',
    state: {
      pending: ({ school, name }) =>
        `${school} would like to tell you once a week how long ${name} practised and how much of the homework is done. What is written or said in conversations is never in it. Do you agree?`,
      granted: ({ school, name }) => `Once a week, ${school} sends you a line about how much ${name} practised.`,
      refused: ({ school }) => `All right: ${school} won’t write to this address about practice.`,
      withdrawn: ({ school }) => `Done: ${school} won’t write to this address about practice any more.`,
    },
    agree: 'I agree',
    decline: 'No, thank you',
    stop: 'Stop these emails',
    agreeAfterAll: 'I agree after all',
    unknown: {
      title: 'This link doesn’t work any more',
      text: 'The school has removed or changed the address it was sent to.',
    },
  },
  de: {
    title: 'Eine Zeile pro Woche über das Üben',
    state: {
      pending: ({ school, name }) =>
        `${school} möchte Ihnen einmal pro Woche mitteilen, wie lange ${name} geübt hat und wie viele Hausaufgaben erledigt sind. Was in Gesprächen geschrieben oder gesagt wird, steht nie darin. Sind Sie einverstanden?`,
      granted: ({ school, name }) =>
        `Einmal pro Woche schickt Ihnen ${school} eine Zeile darüber, wie viel ${name} geübt hat.`,
      refused: ({ school }) => `In Ordnung: ${school} schreibt an diese Adresse nicht über das Üben.`,
      withdrawn: ({ school }) => `Erledigt: ${school} schreibt an diese Adresse nicht mehr über das Üben.`,
    },
    agree: 'Ich bin einverstanden',
    decline: 'Nein, danke',
    stop: 'Keine solchen E-Mails mehr',
    agreeAfterAll: 'Doch einverstanden',
    unknown: {
      title: 'Dieser Link funktioniert nicht mehr',
      text: 'Die Schule hat die Adresse, an die er ging, entfernt oder geändert.',
    },
  },
  es: {
    title: 'Una línea por semana sobre la práctica',
    state: {
      pending: ({ school, name }) =>
        `A ${school} le gustaría contarte una vez por semana cuánto tiempo ha practicado ${name} y cuántas tareas ha hecho. Lo que se escribe o se dice en las conversaciones nunca aparece. ¿Estás de acuerdo?`,
      granted: ({ school, name }) =>
        `Una vez por semana, ${school} te envía una línea sobre cuánto ha practicado ${name}.`,
      refused: ({ school }) => `De acuerdo: ${school} no escribirá a esta dirección sobre la práctica.`,
      withdrawn: ({ school }) => `Hecho: ${school} no volverá a escribir a esta dirección sobre la práctica.`,
    },
    agree: 'Acepto',
    decline: 'No, gracias',
    stop: 'No recibir más estos correos',
    agreeAfterAll: 'Al final sí, acepto',
    unknown: {
      title: 'Este enlace ya no funciona',
      text: 'La escuela ha quitado o cambiado la dirección a la que se envió.',
    },
  },
  pt: {
    title: 'Uma linha por semana sobre a prática',
    state: {
      pending: ({ school, name }) =>
        `${school} gostaria de contar a você uma vez por semana quanto tempo ${name} praticou e quantas tarefas concluiu. O que é escrito ou dito nas conversas nunca aparece. Você concorda?`,
      granted: ({ school, name }) =>
        `Uma vez por semana, ${school} envia a você uma linha sobre quanto ${name} praticou.`,
      refused: ({ school }) => `Tudo bem: ${school} não escreverá para este endereço sobre a prática.`,
      withdrawn: ({ school }) => `Pronto: ${school} não escreverá mais para este endereço sobre a prática.`,
    },
    agree: 'Concordo',
    decline: 'Prefiro não receber',
    stop: 'Não receber mais estes e-mails',
    agreeAfterAll: 'Mudei de ideia: concordo',
    unknown: {
      title: 'Este link não funciona mais',
      text: 'A escola removeu ou alterou o endereço para o qual ele foi enviado.',
    },
  },
  fr: {
    title: 'Une ligne par semaine sur l’entraînement',
    state: {
      pending: ({ school, name }) =>
        `«\u00a0${school}\u00a0» souhaite vous dire une fois par semaine le temps que ${name} a consacré à l’entraînement et le nombre de devoirs faits. Ce qui est écrit ou dit dans les conversations n’y figure jamais. Êtes-vous d’accord\u00a0?`,
      granted: ({ school, name }) =>
        `Une fois par semaine, «\u00a0${school}\u00a0» vous envoie une ligne sur l’entraînement de ${name}.`,
      refused: ({ school }) => `C’est noté\u00a0: «\u00a0${school}\u00a0» n’écrira pas à cette adresse à ce sujet.`,
      withdrawn: ({ school }) => `C’est fait\u00a0: «\u00a0${school}\u00a0» n’écrira plus à cette adresse à ce sujet.`,
    },
    agree: 'Je suis d’accord',
    decline: 'Non merci',
    stop: 'Ne plus recevoir ces e-mails',
    agreeAfterAll: 'Finalement, je suis d’accord',
    unknown: {
      title: 'Ce lien ne fonctionne plus',
      text: 'L’école a supprimé ou changé l’adresse à laquelle il a été envoyé.',
    },
  },
  it: {
    title: 'Una riga a settimana sugli esercizi',
    state: {
      pending: ({ school, name }) =>
        `${school} vorrebbe dirti una volta a settimana quanto tempo ${name} ha dedicato agli esercizi e quanti compiti ha fatto. Ciò che si scrive o si dice nelle conversazioni non compare mai. Sei d’accordo?`,
      granted: ({ school, name }) => `Una volta a settimana ${school} ti invia una riga su quanto si esercita ${name}.`,
      refused: ({ school }) => `Va bene: ${school} non scriverà a questo indirizzo sugli esercizi.`,
      withdrawn: ({ school }) => `Fatto: ${school} non scriverà più a questo indirizzo sugli esercizi.`,
    },
    agree: 'Sono d’accordo',
    decline: 'No, grazie',
    stop: 'Non ricevere più queste email',
    agreeAfterAll: 'Ci ho ripensato: sono d’accordo',
    unknown: {
      title: 'Questo link non funziona più',
      text: 'La scuola ha rimosso o cambiato l’indirizzo a cui è stato inviato.',
    },
  },
}
