import type { FormalWords } from '../../words.ts'

export const formal: FormalWords = {
  join: {
    codeHint: 'Acht Buchstaben. Ihre Lehrkraft hat den Code.',
    unavailable:
      'Dieser Code funktioniert nicht. Sehen Sie noch einmal nach, oder fragen Sie Ihre Lehrkraft nach einem neuen.',
    tooMany: 'Zu viele Versuche von hier aus. Warten Sie bitte ein paar Minuten.',
    failed: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
    missing: 'Bitte tragen Sie Ihren Namen ein.',
    lostText:
      'Geben Sie Ihren Namen so ein, wie er auf der Liste Ihrer Lehrkraft steht. Sie wird ihn prüfen und Ihnen den Zugang geben.',
    confirmTitle: 'Sind Sie {{name}}?',
    waitingTitle: 'Gleich gibt Ihnen Ihre Lehrkraft den Zugang',
    waitingText: 'Bleiben Sie auf dieser Seite, {{name}}. Es geht von selbst weiter.',
    fullText:
      'Die Schule hat gerade keinen freien Platz. Ihre Lehrkraft hat Ihre Anfrage und meldet sich, sobald einer frei ist.',
    refusedTitle: 'Ihre Lehrkraft hat die Anfrage abgelehnt',
    refusedText: 'Sprechen Sie mit Ihrer Lehrkraft. Mit dem vollen Namen können Sie es noch einmal probieren.',
    doneText: 'Das ist Ihr Link. Er ist nur für Sie: Damit können Sie üben, wann Sie wollen.',
    address: 'Ihr Link',
    homeTitle: 'So finden Sie ihn leicht wieder',
    homeText: 'Wenn der Link offen ist, finden Sie im Menü des Browsers „Zum Startbildschirm hinzufügen“.',
    qr: 'QR-Code mit Ihrem Link',
    scan: 'Scannen Sie den Code mit dem Handy, um zu üben.',
    usedTitle: 'Der Link war schon da',
    usedText: 'Diese Seite zeigt ihn nicht mehr. Nehmen Sie Ihren Link, oder fragen Sie einen neuen an.',
  },
  practice: {
    failed: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
    dead: {
      text: 'Bitten Sie Ihre Schule um einen neuen Link oder versuchen Sie es später noch einmal. Was Sie geübt haben, ist nicht verloren.',
    },
    noLink: {
      title: 'Öffnen Sie Ihren Übungslink',
      text: 'Sie finden ihn in der E-Mail Ihrer Schule oder als QR-Code auf Ihrer Übungskarte.',
    },
    left: {
      title: 'Sie sind abgemeldet',
      text: 'Auf diesem Gerät kann niemand mehr an Ihrer Stelle üben. Wenn Sie weitermachen wollen, öffnen Sie Ihren Link oder scannen Sie den Code auf Ihrer Übungskarte.',
    },
    device: {
      ownText:
        'Dann öffnet sich diese Seite beim nächsten Mal ohne Ihren Link. Lassen Sie es aus, wenn auch andere diesen Computer benutzen.',
    },
    home: {
      lead: 'Was möchten Sie heute üben?',
      none: 'Noch keine Gespräche für Sie',
      noneText: 'Ihre Schule richtet bald Ihr erstes Gespräch ein. Sie finden es dann hier.',
      past: 'So weit sind Sie gekommen',
      dayLimit: 'Sie haben heute schon viele Gespräche begonnen. Morgen können Sie das nächste beginnen.',
      noConnection: 'Sie sind gerade offline. Versuchen Sie es noch einmal, wenn Sie wieder Verbindung haben.',
    },
    notice: {
      title: 'Bevor Sie beginnen',
      machine: 'Hier antwortet Ihnen eine Maschine, kein Mensch. Sie kann sich irren.',
      school: 'Ihre Schule kann lesen, was Sie schreiben. So kann sie Ihnen helfen.',
      private: 'Schreiben Sie nichts Privates: keine Adressen, Telefonnummern oder Geheimnisse.',
      hears: {
        server: 'Wenn Sie sprechen, macht der Server Ihrer Schule aus Ihrer Stimme Text. Wir speichern keinen Ton.',
        device: 'Wenn Sie sprechen, macht dieses Gerät selbst daraus Text. Wir speichern keinen Ton.',
        maker:
          'Wenn Sie sprechen, hört das der Hersteller Ihres Browsers ({{maker}}) und macht daraus Text. Wir speichern keinen Ton.',
        unknown:
          'Wenn Sie sprechen, kann das der Hersteller Ihres Browsers hören, um daraus Text zu machen. Wir speichern keinen Ton.',
      },
    },
    talk: {
      tryToUse: 'Versuchen Sie diese Wörter:',
      you: 'Sie',
      starters: 'So können Sie anfangen',
      modelAway: 'Die KI antwortet gerade nicht. Ihre Nachricht ist gespeichert.',
      noAnswer: 'Es gibt noch keine Antwort. Schreiben Sie einfach weiter.',
      refused: 'Diese Nachricht lässt sich so nicht senden. Ändern Sie sie ein wenig und versuchen Sie es noch einmal.',
      today_one: 'Sie können heute noch {{count}} Nachricht senden.',
      today_other: 'Sie können heute noch {{count}} Nachrichten senden.',
      minuteLimit: 'Das ging schnell. In einer Minute können Sie weitermachen.',
      dayLimit: 'Sie haben heute viel geschrieben. Morgen können Sie weitermachen.',
      over: 'Geschafft! Beenden Sie das Gespräch, um zu sehen, wie es war.',
    },
    sound: {
      unheard: 'Die Stimme dieses Geräts funktioniert nicht, darum ist nichts zu hören. Lesen Sie einfach mit.',
      tap: 'Tippen Sie auf ein Wort, um es zu hören.',
      tapMeaning: 'Tippen Sie auf ein Wort, um zu sehen, was es bedeutet.',
    },
    face: { noVoice: 'Dieses Gerät hat keine Stimme für {{language}}. Lesen Sie einfach mit.' },
    dictation: {
      denied:
        'Das Mikrofon ist für diese Seite ausgeschaltet. Sie können es im Browser einschalten oder einfach schreiben.',
      silent: 'Es war nichts zu hören. Sprechen Sie etwas lauter oder schreiben Sie.',
      failed: 'Sprechen geht gerade nicht. Schreiben können Sie immer.',
    },
    thisDevice: {
      deaf: 'Es kann hier nichts Gesprochenes verstehen, deshalb tippen Sie.',
      installable: 'Es kann lernen, {{language}} selbst zu verstehen. Dann verlässt nichts, was Sie sagen, das Gerät.',
      notInstalled: 'Das hat nicht geklappt. Versuchen Sie es später noch einmal.',
      installed: 'Fertig. Ab jetzt hört Sie nur dieses Gerät.',
    },
    handsFree: {
      yourTurn: 'Sie sind dran: Sprechen Sie einfach los.',
      takeTime: 'Lassen Sie sich Zeit.',
      oneKey:
        'Leertaste: drücken, um zu überlegen oder zu unterbrechen, noch einmal drücken, wenn Sie fertig sind, halten, um aufzuhören.',
    },
    help: {
      title: 'Sie müssen da nicht allein durch',
      talk: 'Sprechen Sie mit jemandem, dem Sie vertrauen: einer Lehrkraft, Ihren Eltern, einer Freundin oder einem Freund.',
      emergency: 'Sind Sie in Gefahr? Rufen Sie die 112 an oder die Notrufnummer des Landes, in dem Sie sind.',
      line: 'Menschen, die Ihnen zuhören, in Ihrem Land und Ihrer Sprache: findahelpline.com',
    },
    finish: { text: 'Sie haben noch nichts gesagt.' },
    summary: {
      goal: {
        word: 'Verwenden Sie „{{word}}“.',
        steps: 'Schaffen Sie alle Schritte ohne Hilfe.',
        longer: 'Antworten Sie in längeren Sätzen.',
      },
      titlePlain: 'Ihr Gespräch',
      lead: 'Ihr Gespräch „{{name}}“',
      leadWith: 'Ihr Gespräch mit {{name}}',
      praise: {
        all_steps: 'Sie haben alle Schritte geschafft.',
        stayed: 'Sie sind in der Zielsprache geblieben.',
        vocabulary: 'Sie haben viele der neuen Wörter benutzt.',
        long_answers: 'Sie haben ausführlich geantwortet.',
        kept_going: 'Sie sind drangeblieben.',
      },
      used: 'Wörter, die Sie benutzt haben',
      stayed: 'So viel haben Sie auf {{language}} gesagt',
    },
  },
  links: {
    card: {
      scan: 'Scannen Sie den Code mit dem Handy.',
      choose: 'Wählen Sie, mit wem Sie sprechen möchten.',
      talk: 'Schreiben oder sprechen Sie. Diese Karte ist nur für Sie.',
    },
  },
}
