import type { MailedNotice } from '#contract/school/notices.ts'
import type { InterfaceLanguage } from '#contract/values/languages.ts'

interface PageWords {
  title: string
  about: Record<MailedNotice, (school: string) => string>
  on: (about: string) => string
  stop: string
  stopped: (about: string) => string
  /** Follows `stopped` where the mails are about flags. */
  ownerStays: string
  resume: string
  unknown: { title: string; text: string }
}

/** These sentences have no form of address. */
export const pageWords: Record<InterfaceLanguage, PageWords> = {
  en: {
    title: 'Email notifications',
    about: {
      trial_ends: (school) => `the end of the trial for ${school}`,
      payment_failed: (school) => `failed payments for ${school}`,
      conversation_flagged: (school) => `flagged conversations at ${school}`,
      join_waiting: (school) => `students waiting to join a class at ${school}`,
    },
    on: (about) => `Tertulia sends emails about ${about} to this address.`,
    stop: 'Stop these emails',
    stopped: (about) => `Done: this address won’t get any more emails about ${about}.`,
    ownerStays: 'If everyone concerned has stopped them, the owner still gets them.',
    resume: 'Undo: send them again',
    unknown: {
      title: 'This link doesn’t work any more',
      text: 'The account it was sent to has changed. Settings, under Notifications, has a switch for each kind of email.',
    },
  },
  es: {
    title: 'Notificaciones por correo',
    about: {
      trial_ends: (school) => `el fin de la prueba de ${school}`,
      payment_failed: (school) => `los pagos fallidos de ${school}`,
      conversation_flagged: (school) => `las conversaciones que necesitan atención en ${school}`,
      join_waiting: (school) => `los estudiantes que esperan unirse a un grupo de ${school}`,
    },
    on: (about) => `Tertulia envía a esta dirección correos sobre ${about}.`,
    stop: 'Dejar de recibirlos',
    stopped: (about) => `Hecho: a esta dirección no llegarán más correos sobre ${about}.`,
    ownerStays: 'Si todas las personas implicadas los han desactivado, los recibe de todos modos la persona titular.',
    resume: 'Deshacer: volver a recibirlos',
    unknown: {
      title: 'Este enlace ya no funciona',
      text: 'La cuenta a la que se envió ha cambiado. En Ajustes, en Notificaciones, hay un interruptor para cada tipo de correo.',
    },
  },
  pt: {
    title: 'Notificações por e-mail',
    about: {
      trial_ends: (school) => `o fim do teste de ${school}`,
      payment_failed: (school) => `pagamentos de ${school} que falharam`,
      conversation_flagged: (school) => `conversas que precisam de atenção em ${school}`,
      join_waiting: (school) => `alunos que esperam para entrar em uma turma de ${school}`,
    },
    on: (about) => `O Tertulia envia para este endereço e-mails sobre ${about}.`,
    stop: 'Parar de receber',
    stopped: (about) => `Pronto: este endereço não receberá mais e-mails sobre ${about}.`,
    ownerStays: 'Se todas as pessoas envolvidas os tiverem desativado, quem é titular os recebe mesmo assim.',
    resume: 'Desfazer: voltar a receber',
    unknown: {
      title: 'Este link não funciona mais',
      text: 'A conta para a qual ele foi enviado mudou. Em Configurações, em Notificações, há um botão para cada tipo de e-mail.',
    },
  },
  fr: {
    title: 'Notifications par e-mail',
    about: {
      trial_ends: (school) => `la fin de l’essai de «\u00a0${school}\u00a0»`,
      payment_failed: (school) => `les échecs de paiement de «\u00a0${school}\u00a0»`,
      conversation_flagged: (school) => `les conversations signalées de «\u00a0${school}\u00a0»`,
      join_waiting: (school) => `les élèves qui attendent de rejoindre une classe de «\u00a0${school}\u00a0»`,
    },
    on: (about) => `Tertulia envoie à cette adresse des e-mails concernant ${about}.`,
    stop: 'Ne plus en recevoir',
    stopped: (about) => `C’est fait\u00a0: cette adresse ne recevra plus d’e-mails concernant ${about}.`,
    ownerStays:
      'Si toutes les personnes concernées les ont désactivés, le propriétaire de l’école les reçoit quand même.',
    resume: 'Annuler\u00a0: les recevoir à nouveau',
    unknown: {
      title: 'Ce lien ne fonctionne plus',
      text: 'Le compte auquel il a été envoyé a changé. Dans les Paramètres, sous Notifications, chaque type d’e-mail a son interrupteur.',
    },
  },
  de: {
    title: 'Mitteilungen per E-Mail',
    about: {
      trial_ends: (school) => `zum Ende der Testphase von ${school}`,
      payment_failed: (school) => `zu fehlgeschlagenen Zahlungen für ${school}`,
      conversation_flagged: (school) => `zu auffälligen Gesprächen bei ${school}`,
      join_waiting: (school) => `zu Lernenden, die bei ${school} auf den Beitritt warten`,
    },
    on: (about) => `Tertulia schickt an diese Adresse E-Mails ${about}.`,
    stop: 'E-Mails abbestellen',
    stopped: (about) => `Erledigt: An diese Adresse gehen keine E-Mails mehr ${about}.`,
    ownerStays: 'Haben alle Zuständigen sie abgeschaltet, bekommt sie trotzdem die Leitung.',
    resume: 'Rückgängig: doch wieder schicken',
    unknown: {
      title: 'Dieser Link funktioniert nicht mehr',
      text: 'Das Konto, an das er ging, hat sich geändert. In den Einstellungen gibt es unter „Mitteilungen“ einen Schalter für jede Art von E-Mail.',
    },
  },
  it: {
    title: 'Notifiche via email',
    about: {
      trial_ends: (school) => `la fine della prova di ${school}`,
      payment_failed: (school) => `i pagamenti non riusciti di ${school}`,
      conversation_flagged: (school) => `le conversazioni segnalate di ${school}`,
      join_waiting: (school) => `gli studenti che aspettano di entrare in una classe di ${school}`,
    },
    on: (about) => `Tertulia invia a questo indirizzo email che riguardano ${about}.`,
    stop: 'Non riceverne più',
    stopped: (about) => `Fatto: a questo indirizzo non arriveranno più email che riguardano ${about}.`,
    ownerStays: 'Se tutte le persone interessate le hanno disattivate, le riceve comunque chi è titolare.',
    resume: 'Annulla: riceverle di nuovo',
    unknown: {
      title: 'Questo link non funziona più',
      text: 'L’account a cui è stato inviato è cambiato. Nelle Impostazioni, alla voce Notifiche, c’è un interruttore per ogni tipo di email.',
    },
  },
}
