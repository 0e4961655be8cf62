import type { FormalWords } from '../../words.ts'

export const formal: FormalWords = {
  join: {
    title: 'Rejoignez votre classe',
    codeHint: 'Huit lettres. Votre école vous donne ce code.',
    unavailable: 'Ce code ne fonctionne pas. Vérifiez-le ou demandez-en un nouveau à votre école.',
    tooMany: 'Trop d’essais depuis ici. Veuillez attendre quelques minutes.',
    failed: 'Cela n’a pas fonctionné. Veuillez réessayer.',
    missing: 'Écrivez votre nom.',
    lostText: 'Écrivez votre nom comme sur la liste de la classe. Votre école le vérifiera et vous fera entrer.',
    confirmTitle: 'Êtes-vous {{name}}\u00a0?',
    waitingTitle: 'Votre école va vous faire entrer',
    waitingText: 'Laissez cette page ouverte, {{name}}. La suite viendra automatiquement.',
    fullText:
      'Il n’y a plus de place pour le moment. Votre école est prévenue et vous fera entrer dès qu’une place se libère.',
    refusedTitle: 'Votre inscription n’a pas été acceptée',
    refusedText: 'Parlez-en à votre école. Vous pouvez réessayer avec votre nom complet.',
    doneText: 'Voici votre lien, rien que pour vous\u00a0: il vous permet de vous entraîner quand vous voulez.',
    address: 'Votre lien',
    homeText: 'Ouvrez le lien et choisissez «\u00a0Sur l’écran d’accueil\u00a0» dans le menu de votre navigateur.',
    qr: 'Code QR avec votre lien',
    scan: 'Scannez le code avec un téléphone pour vous entraîner.',
    usedTitle: 'Vous avez déjà reçu votre lien',
    usedText: 'Cette page ne le montre plus. Ouvrez votre lien ou demandez-en un nouveau.',
  },
  practice: {
    failed: 'Cela n’a pas fonctionné. Veuillez réessayer.',
    dead: {
      text: 'Demandez un nouveau lien à votre école ou réessayez plus tard. Rien de ce que vous avez fait n’est perdu.',
    },
    noLink: {
      title: 'Ouvrez votre lien d’entraînement',
      text: 'Vous le trouverez dans l’e-mail de votre école ou dans le code QR de votre carte d’entraînement.',
    },
    left: {
      text: 'Sur cet appareil, plus personne ne peut s’entraîner à votre place. Pour revenir, ouvrez votre lien ou scannez le code de votre carte.',
    },
    device: {
      ownText:
        'La prochaine fois, cette page s’ouvrira sans votre lien. Ne cochez pas cette case sur un ordinateur que d’autres utilisent aussi.',
    },
    home: {
      lead: 'Que voulez-vous travailler aujourd’hui\u00a0?',
      none: 'Pas encore de conversation pour vous',
      noneText: 'Votre école préparera bientôt votre première conversation. Vous la trouverez ici.',
      past: 'Où vous en êtes',
      dayLimit:
        'Vous avez déjà commencé beaucoup de conversations aujourd’hui. Vous pourrez commencer la prochaine demain.',
      noConnection: 'Pas de connexion. Réessayez quand elle sera revenue.',
    },
    notice: {
      machine: 'Vous parlez avec une machine, pas avec une personne. Elle peut se tromper.',
      school: 'Votre école peut lire ce que vous écrivez, pour pouvoir vous aider.',
      private: 'N’écrivez rien de privé\u00a0: ni adresse, ni numéro de téléphone, ni secret.',
      hears: {
        server:
          'Quand vous parlez, le serveur de votre école transforme votre voix en texte. Nous ne gardons aucun son.',
        device:
          'Quand vous parlez, cet appareil transcrit lui-même ce que vous dites. Aucun enregistrement n’est conservé.',
        maker:
          'Quand vous parlez, l’éditeur de votre navigateur ({{maker}}) vous entend et transcrit ce que vous dites. Aucun enregistrement n’est conservé chez nous.',
        unknown:
          'Quand vous parlez, l’éditeur de votre navigateur peut vous entendre pour transcrire ce que vous dites. Aucun enregistrement n’est conservé chez nous.',
      },
    },
    talk: {
      tryToUse: 'Essayez d’utiliser\u00a0:',
      you: 'Vous',
      starters: 'Vous pouvez commencer ainsi',
      modelAway: 'L’IA ne répond pas pour le moment. Votre message est enregistré.',
      noAnswer: 'Il n’y a pas encore de réponse. Continuez simplement à écrire.',
      refused: 'Ce message ne peut pas être envoyé tel quel. Modifiez-le un peu et réessayez.',
      today_one: 'Vous pouvez encore envoyer {{count}} message aujourd’hui.',
      today_other: 'Vous pouvez encore envoyer {{count}} messages aujourd’hui.',
      minuteLimit: 'Pas si vite\u00a0! Vous pourrez continuer dans une minute.',
      dayLimit: 'Vous avez beaucoup écrit aujourd’hui. Vous pourrez continuer demain.',
      over: 'C’est fini\u00a0! Touchez «\u00a0Terminer\u00a0» pour voir comment cela s’est passé.',
    },
    sound: {
      unheard: 'La voix de cet appareil ne fonctionne pas, on n’entend donc rien. Lisez le texte.',
      tap: 'Touchez un mot pour l’entendre.',
      tapMeaning: 'Touchez un mot pour voir ce qu’il veut dire.',
    },
    face: {
      tap: 'Touchez pour écouter',
      noVoice: 'Cet appareil n’a pas de voix en {{language}}. Suivez le texte.',
    },
    dictation: {
      denied: 'Le micro est désactivé pour cette page. Vous pouvez l’activer dans le navigateur, ou simplement écrire.',
      silent: 'On n’a rien entendu. Parlez un peu plus fort, ou écrivez.',
      failed: 'Le micro ne fonctionne pas pour l’instant. Vous pouvez toujours écrire.',
    },
    thisDevice: {
      deaf: 'Il ne peut pas transformer la voix en texte ici, alors vous écrivez.',
      installable:
        'Il peut apprendre à comprendre cette langue ({{language}})\u00a0: rien de ce que vous dites n’en sortira.',
      notInstalled: 'Cela n’a pas marché. Réessayez plus tard.',
      installed: 'C’est fait. Désormais, seul cet appareil vous entend.',
    },
    handsFree: {
      yourTurn: 'À vous de parler.',
      takeTime: 'Prenez votre temps.',
      oneKey:
        'Barre d’espace\u00a0: appuyez pour réfléchir ou interrompre, appuyez de nouveau quand vous avez fini, maintenez-la pour arrêter.',
    },
    help: {
      title: 'Vous n’avez pas à affronter cela sans aide',
      talk: 'Parlez à quelqu’un en qui vous avez confiance\u00a0: à l’école, dans votre famille ou parmi vos proches.',
      emergency: 'Vous êtes en danger\u00a0? Appelez le 112, ou le numéro d’urgence de l’endroit où vous êtes.',
      line: 'Des personnes qui vous écoutent, dans votre pays et dans votre langue\u00a0: findahelpline.com',
    },
    finish: { text: 'Vous n’avez encore rien dit.' },
    summary: {
      goal: {
        word: 'Utilisez «\u00a0{{word}}\u00a0».',
        steps: 'Passez toutes les étapes sans aide.',
        longer: 'Répondez avec des phrases plus longues.',
      },
      titlePlain: 'Votre conversation',
      lead: 'Votre conversation «\u00a0{{name}}\u00a0»',
      leadWith: 'Votre conversation avec {{name}}',
      praise: {
        all_steps: 'Vous avez franchi toutes les étapes.',
        stayed: 'Vous n’avez utilisé que la langue du cours.',
        vocabulary: 'Vous avez utilisé beaucoup de nouveaux mots.',
        long_answers: 'Vous avez donné de longues réponses.',
        kept_going: 'Vous avez persévéré.',
      },
      used: 'Les mots que vous avez utilisés',
      stayed: 'Part de vos messages en {{language}}',
    },
  },
  links: {
    card: {
      scan: 'Scannez le code avec votre téléphone.',
      choose: 'Choisissez avec qui vous voulez parler.',
      talk: 'Écrivez ou parlez. Cette carte est personnelle.',
    },
  },
}
