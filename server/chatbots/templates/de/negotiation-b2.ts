import { fact, on, step, template, twist, when, words } from '#server/chatbots/templates/write.ts'

export const negotiationB2 = template({
  id: 'negotiation-b2',
  name: 'Das Essen für das Vereinsfest',
  language: 'de',
  level: 'B2',
  description:
    'Dein Sportverein feiert, und das Angebot für das Essen ist zu teuer. Verhandle geschickt, bis beide Seiten zufrieden sind.',
  role: 'Inhaber einer Cateringfirma in Kiel, ein harter, aber fairer Verhandlungspartner',
  partner_name: 'Herr Petersen',
  region: 'DE',
  scenario:
    'Dein Verein wird fünfzig Jahre alt und erwartet achtzig Gäste. Die Cateringfirma verlangt vierundzwanzig Euro pro Person, in der Kasse ist aber weniger. Du triffst den Inhaber in seinem Büro. Er gibt nicht gleich nach.',
  goals: [
    'Ich kann meinen Standpunkt klar vertreten und begründen.',
    'Ich kann ein Angebot machen und auf ein Gegenangebot reagieren.',
    'Ich kann Bedingungen stellen und Einwände entkräften.',
    'Ich kann einen Kompromiss finden und das Ergebnis zusammenfassen.',
  ],
  grammar: [
    'Konjunktiv II: Wir könnten …, sofern Sie …',
    'je … desto',
    'vorausgesetzt, dass / es sei denn',
    'sich einigen auf + Akkusativ',
  ],
  vocabulary: words({
    'der Spielraum': 'wie weit man sich bewegen kann, zum Beispiel beim Preis',
    entgegenkommen: 'in einer Verhandlung ein Stück nachgeben',
    'im Gegenzug': 'dafür, als Gegenleistung',
    sofern: 'nur wenn',
    'die Kasse': 'das Geld, das ein Verein hat',
    vergleichbar: 'so ähnlich, dass man es vergleichen kann',
    verbindlich: 'so fest, dass man es nicht mehr ändern kann',
    'die Anzahlung': 'ein Teil des Geldes, den man vorher bezahlt',
    'der Einwand': 'ein Grund, der gegen etwas spricht',
    'sich einigen auf': 'gemeinsam etwas beschließen',
    weiterempfehlen: 'anderen sagen, dass etwas gut ist',
    schriftlich: 'auf Papier oder als E-Mail',
  }),
  facts: [
    fact(
      'Was ist in dem Preis enthalten?',
      'enthalten|inklusive|inbegriffen|gehört dazu|im Preis|dabei',
      'Das Buffet, das Geschirr und zwei Leute, die bedienen. Getränke gehen extra.',
    ),
    fact(
      'Was kosten die Getränke?',
      ['kosten|kostet|Preis*|viel', 'Getränk*|Wasser|Bier|Wein|Saft|Kaffee'],
      'Die Getränke liegen normalerweise bei fünf Euro pro Gast.',
    ),
    fact(
      'Was gibt es zu essen?',
      'zu essen|Buffet|Menü|Gericht*|Speise*|kochen Sie',
      'Fisch aus der Region, zwei warme Gerichte, Salate, und zum Schluss Rote Grütze.',
    ),
    fact(
      'Gibt es auch vegetarisches Essen?',
      'vegetarisch*|vegan*|Allergie*|glutenfrei|halal|Fleisch',
      'Selbstverständlich. Ein Drittel meiner Gerichte ist vegetarisch, vegan geht auf Wunsch.',
    ),
    fact(
      'Was kostet die Lieferung?',
      'Lieferung|liefern|Anfahrt|Transport|bringen Sie|abholen',
      'Die Lieferung kostet achtzig Euro. Wer selbst abholt, spart sich das.',
    ),
    fact(
      'Wie viel Spielraum haben Sie?',
      'Spielraum|niedrigste*|untergrenze|Minimum|günstigste*|billigste*|letzter Preis|letztes Wort',
      'Das werde ich Ihnen gerade verraten! Ein bisschen Luft ist immer, aber nicht umsonst.',
    ),
    fact(
      'Warum ist es so teuer?',
      ['warum|wieso|weshalb|woran', 'teuer*|Preis*|kostet|viel|gestiegen'],
      'Die Lebensmittel sind in zwei Jahren um ein Drittel teurer geworden, und meine Leute bezahle ich anständig.',
    ),
    fact(
      'Geben Sie Rabatt?',
      'Rabatt|Nachlass|Prozent|Mengenrabatt|Skonto|günstiger',
      'Rabatt gebe ich nur, wenn ich auch etwas davon habe.',
    ),
    fact(
      'Wie lange gilt das Angebot?',
      ['wie lange|bis wann|gilt|gültig', 'Angebot|gilt|gültig|Bedenkzeit|entscheiden|Frist'],
      'Mein Angebot gilt noch bis Freitag.',
    ),
    fact(
      'Wie hoch ist die Anzahlung?',
      'Anzahlung|vorher zahlen|Vorauszahlung|Rate*|Zahlungsziel|überweisen|bezahlen|zahlen',
      'Üblich sind dreißig Prozent vorher und der Rest nach dem Fest.',
    ),
    fact(
      'Was passiert, wenn wir absagen?',
      'absagen|stornieren|Storno|abgesagt|ausfällt|Regen|kurzfristig',
      'Bis eine Woche vorher kostet eine Absage nichts, danach die Hälfte.',
    ),
    fact(
      'Haben Sie Referenzen?',
      'Referenz*|andere Kunden|Erfahrung|wie lange|seit wann|Bewertung*',
      'Ich mache das seit siebzehn Jahren. Fragen Sie beim Segelklub nach, die kommen jedes Jahr wieder.',
    ),
    fact(
      'Gibt es einen anderen Termin?',
      'Termin|Datum|Wochentag|Samstag|Sonntag|Freitag|verschieben',
      'Freitags ist es bei mir ruhiger, samstags bin ich fast immer ausgebucht.',
    ),
    fact(
      'Wie viele Leute arbeiten bei Ihnen?',
      ['wie viele|wie groß', 'Leute|Mitarbeiter*|Angestellte*|Firma|Team|Betrieb'],
      'Wir sind sechs in der Küche und am Wochenende bis zu zehn im Service.',
    ),
    fact('Wie heißen Sie?', 'wie heißen|Ihr Name|wer sind Sie', 'Petersen, Jens Petersen.'),
    fact(
      'Machen Sie selbst Sport?',
      'Sport|Verein|Mitglied|Fußball|Handball',
      'Früher Handball. Heute trage ich nur noch Kisten, das ist Sport genug.',
    ),
    fact(
      'Kommen Sie aus Kiel?',
      'woher|aus Kiel|kommen Sie|geboren',
      'Ja, ich bin ein Kieler Junge. Ohne Meer halte ich es keine Woche aus.',
    ),
    fact(
      'Haben Sie Familie?',
      'Familie|Kinder|verheiratet|Frau',
      'Zwei Töchter. Die ältere verhandelt übrigens noch härter als ich.',
    ),
    fact(
      'Wie wäre es mit zwanzig Euro?',
      'wie wäre|könnten wir|könnten Sie|können wir|können Sie|würden Sie|was halten Sie|wären Sie|wollen wir|treffen wir uns',
      'Darüber lässt sich reden.',
    ),
    fact('Wie geht es Ihnen?', 'wie geht', 'Danke, gut. Noch besser, wenn wir uns einig werden.'),
  ],
  steps: [
    step(
      'Mein Angebot kennen Sie ja: vierundzwanzig Euro pro Gast. Wie stehen Sie dazu?',
      [],
      'Sag höflich, aber klar, was du von dem Preis hältst.',
      'Ihr Angebot gefällt uns, aber der Preis liegt deutlich über dem, was in unserer Kasse ist.',
      {
        other_wordings: [
          'Vierundzwanzig Euro pro Gast, so steht es in meinem Angebot. Was halten Sie davon?',
          'Sie haben sich mein Angebot angesehen: vierundzwanzig Euro pro Person. Wie ist Ihre Position?',
        ],
        topics: [
          'happig|stolz*|üppig|saftig|übertrieben|überzogen|günstiger|nachgeben|entgegen*|Spielraum|runter|herunter',
          'teuer*|Preis*|Euro|hoch|höher|günstig*|billig*|Kosten|kostet|Geld|Budget|Kasse|bezahl*|zahl*|leisten|finanz*|Summe|Betrag|viel|Rahmen|sprengt|Prozent|Rabatt',
          'Angebot*|Position|Standpunkt|Qualität|Essen|Buffet|Verein*|Gäste|Fest|Konkurrenz|woanders|vergleichbar*|Firma|Firmen|Vorstellung*|Verhandl*|verhandel*|einverstanden|akzeptabel|annehmbar|fair|angemessen|übertrieben|zufrieden|überzeug*|interess*|ablehn*|zusag*|nachdenken|unmöglich|realistisch',
          'Ihr Ernst|nicht ganz glücklich|glücklich|Witz',
        ],
        reactions: [
          when(
            'Betrug|Abzocke|unverschämt|Frechheit|lächerlich|verrückt|Witz',
            'Harte Worte! Aber ich mag Leute, die klar sagen, was sie denken.',
          ),
          when(
            'zufrieden|einverstanden|nehmen wir|nehme ich|akzeptier*|passt uns|in Ordnung',
            'So schnell? Das freut mich, aber in Ihrer Kasse ist doch sicher nicht so viel. Womit sind Sie nicht ganz glücklich?',
            {
              goes_to: 'stay',
            },
          ),
          when('Konkurrenz|woanders|andere* Firma|andere* Firmen|andere* Anbieter|vergleichbar*|anderes Angebot', [
            'Die Konkurrenz kenne ich gut, und auch, was dort auf dem Teller liegt.',
            'Andere sind vielleicht billiger, aber selten besser.',
          ]),
          when('Kasse|Budget|leisten|finanz*|kein Geld|nicht so viel Geld|nicht genug', [
            'Eine knappe Kasse, das höre ich von jedem Verein.',
            'Das Geld ist knapp, das glaube ich Ihnen sofort.',
            'Über volle Kassen hat sich bei mir noch kein Verein beklagt.',
          ]),
          when(
            'gefällt|Qualität|interess*|überzeug*|gut|klingt',
            'Dass Ihnen das Angebot grundsätzlich zusagt, höre ich gern.',
          ),
          when('teuer*|hoch|viel|höher|Preis*|Kosten', [
            'Zu teuer, sagen Sie. Gutes Essen hat eben seinen Preis.',
            'Über den Preis habe ich lange nachgedacht, das können Sie mir glauben.',
          ]),
          on('yes', 'So schnell? Das freut mich, aber irgendetwas stört Sie doch. Was wäre Ihnen anders lieber?', {
            goes_to: 'stay',
          }),
          on('dont_know', 'Nur zu, ich beiße nicht. Ist Ihnen der Preis zu hoch oder nicht?', { goes_to: 'stay' }),
          on('joke', 'Humor ist in einer Verhandlung nie verkehrt! Aber was sagen Sie wirklich zu meinem Preis?', {
            goes_to: 'stay',
          }),
        ],
      },
    ),
    step(
      'Und womit begründen Sie das? Andere Kunden zahlen diesen Preis ohne Diskussion.',
      [],
      'Nenne einen guten Grund: eure Kasse, vergleichbare Angebote oder die Zahl der Gäste.',
      'Wir sind ein kleiner Verein, und vergleichbare Firmen verlangen zwanzig Euro.',
      {
        other_wordings: [
          'Warum sollte ich Ihnen einen anderen Preis machen als allen anderen?',
          'Da müssen Sie mir schon einen guten Grund nennen. Was spricht denn gegen meinen Preis?',
        ],
        topics: [
          'klein*|Verein*|Mitglied*|Jugend*|Kinder|Familien|ehrenamtlich*|gemeinnützig*|Beitr*|Spende*|Kasse|Budget|Geld|sparen|leisten|arm|finanz*|Sponsor*|Schüler*|Student*|Rentner*',
          'vergleich*|Konkurrenz|Anbieter*|Firma|Firmen|andere*|woanders|Angebot*|Internet|verlang*|billig*|günstig*|teuer*|Preis*|Euro|Durchschnitt|üblich|Markt',
          'Gäste|Person*|achtzig|viele|Menge*|Auftrag|Stammkund*|regelmäßig|jedes Jahr|Zukunft|empfehl*|Werbung|Kunde*|treu*|langfristig',
          'Getränk*|Geschirr|Service|selbst|Essen|Portion*|Qualität|enthalten|inklusive|Jubiläum|Fest|Feier|weil|denn|da wir|nämlich|deshalb|Grund',
        ],
        reactions: [
          when('vergleichbar*|Konkurrenz|Anbieter*|andere Firma|andere Firmen|woanders|Internet|Durchschnitt', [
            'Mit vergleichbaren Angeboten kann man mich nicht so leicht erschrecken.',
            'Papier ist geduldig. Ich würde dort erst einmal probieren.',
            'Der Fisch der Konkurrenz kommt aus der Tiefkühltruhe, meiner aus der Förde.',
          ]),
          when(
            'Kinder|Jugend*|Familien|Schüler*',
            'Für die Jugend habe ich ein Herz, meine Töchter spielen auch im Verein.',
          ),
          when('ehrenamtlich*|gemeinnützig*|Spende*', 'Vor dem Ehrenamt habe ich großen Respekt.'),
          when(
            'jedes Jahr|Stammkund*|Zukunft|langfristig|regelmäßig|empfehl*|Werbung',
            'Ein Auftrag, der wiederkommt, ist natürlich etwas anderes.',
          ),
          when(
            'Gäste|achtzig|Menge*|groß* Auftrag|viele Leute',
            'Achtzig Gäste sind eine schöne Zahl, aber auch eine Menge Arbeit.',
          ),
          when('klein* Verein*|Kasse|Budget|Mitglied*|Beitr*|leisten|Geld', [
            'Ein kleiner Verein, gut, das ist ein Argument.',
            'Das verstehe ich, nur kann ich davon meine Köche nicht bezahlen.',
          ]),
          on(
            'dont_know',
            'Überlegen Sie in Ruhe: Was könnte mich überzeugen, Ihre Kasse, die Konkurrenz, die vielen Gäste?',
            { goes_to: 'stay' },
          ),
          on('refusal', 'Ohne Begründung wird es schwierig. Nennen Sie mir wenigstens einen Grund?', {
            goes_to: 'stay',
          }),
          on('joke', 'Der war gut! Und jetzt der wahre Grund?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Dann legen Sie die Karten auf den Tisch: Welchen Preis stellen Sie sich vor?',
      [
        '#|Euro|zwanzig|achtzehn|neunzehn|siebzehn|sechzehn|fünfzehn|zwölf|zehn|einundzwanzig|zweiundzwanzig|dreiundzwanzig|Hälfte|Drittel|Prozent|weniger|maximal|höchstens|umsonst|kostenlos|gratis|Rabatt|insgesamt|Pauschale|pauschal|tausend|dreizehn|vierzehn|elf|*nichts',
      ],
      'Nenne eine Zahl, und lass dir Spielraum: „Wir hatten an … gedacht.“',
      'Wir hatten an achtzehn Euro pro Person gedacht, das ist unser Spielraum.',
      {
        other_wordings: [
          'Butter bei die Fische, wie man hier sagt: An welchen Preis haben Sie gedacht?',
          'Machen Sie mir ein Angebot! Wie viel wollen Sie pro Gast bezahlen?',
        ],
        reactions: [
          when(
            'umsonst|kostenlos|gratis|*nichts|null',
            'Umsonst ist nicht einmal der Tod! Welchen Preis bieten Sie mir im Ernst?',
            { goes_to: 'stay' },
          ),
          when('vierundzwanzig|24', 'Das wäre ja mein eigener Preis! Sie sind ein seltener Kunde.'),
          when(
            'dreiundzwanzig|zweiundzwanzig|einundzwanzig|23|22|21',
            'Das ist ein vernünftiger Anfang, wir liegen nicht weit auseinander.',
          ),
          when('zwanzig|20|neunzehn|19', [
            'Da muss ich kurz schlucken, aber ich stehe nicht auf.',
            'Sie verhandeln nicht zum ersten Mal, das merke ich.',
          ]),
          when('achtzehn|siebzehn|sechzehn|18|17|16|fünfzehn|15', [
            'Dafür bekomme ich ja kaum den Fisch eingekauft!',
            'Da bleibt mir am Ende nur der Abwasch.',
            'Dafür bekommen Sie bei mir ein halbes Fischbrötchen.',
          ]),
          when('zehn|zwölf|elf|Hälfte|10|11|12|fünf|5', 'Dafür gibt es bei mir ein Fischbrötchen, im Stehen!'),
          when(
            'Prozent|Rabatt|Nachlass|weniger|Drittel',
            'So viel Nachlass gebe ich nicht einmal meiner Schwiegermutter.',
          ),
          when('#', 'Eine klare Zahl, das schätze ich.'),
          on('dont_know', 'Sie haben doch sicher eine Zahl im Kopf. Was steht denn in Ihrer Kasse bereit?', {
            goes_to: 'stay',
          }),
          on('refusal', 'Ich kann schlecht gegen eine leere Zahl verhandeln. Welche Summe wäre für Sie in Ordnung?', {
            goes_to: 'stay',
          }),
        ],
      },
    ),
    step(
      'So weit kann ich nicht gehen. Mein Gegenangebot: zweiundzwanzig Euro, und das Geschirr ist dabei. Was sagen Sie?',
      [
        'nein|ja|teuer|hoch|viel|Euro|20|21|19|Angebot|Gegenangebot|Preis|entgegen*|Schritt|Richtung|Getränk*|Geschirr|akzept*|einverstanden|leider|schwierig|möglich|wenn|sofern|zwanzig|einundzwanzig|besser|genug|reicht|Lieferung|unser*|immer noch|fair|überleg*|Deal|abgemacht|gern|passt',
      ],
      'Reagiere höflich, und geh noch nicht darauf ein: „Das ist ein Schritt, aber …“.',
      'Sie sind uns zwar entgegengekommen, aber zweiundzwanzig Euro sind immer noch zu viel.',
      {
        other_wordings: [
          'Davon kann ich nicht leben. Ich biete Ihnen zweiundzwanzig Euro an, Geschirr inklusive. Wie klingt das?',
          'Ich rechne noch einmal … Zweiundzwanzig Euro, und das Geschirr schenke ich Ihnen. Was meinen Sie dazu?',
        ],
        reactions: [
          when('zu viel|zu teuer|zu hoch|nicht genug|reicht nicht|immer noch|nicht leisten', [
            'Sie sind hartnäckig, das muss ich Ihnen lassen.',
            'Immer noch zu viel? Sie machen es mir nicht leicht.',
            'Sie lassen nicht locker. Das gefällt mir, leider.',
          ]),
          when('Getränk*|Lieferung|Service', 'Aha, Sie denken also nicht nur an den Preis.'),
          when('entgegen*|Schritt|Richtung|besser', 'Schön, dass Sie die Bewegung bemerkt haben.'),
          when('zwanzig|einundzwanzig|neunzehn|20|21|19', 'Sie legen also noch einmal nach. Das ist Ihr gutes Recht.'),
          when(
            'abgemacht|Deal|einverstanden|akzept*|nehmen wir|nehme ich',
            'Das freut mich. Wer so fair ist, bekommt bei mir noch eine Chance.',
          ),
          on('yes', 'Das freut mich. Wer so fair ist, bekommt bei mir noch eine Chance.'),
          on('no', ['Ein klares Nein, damit kann ich umgehen.', 'Sie sind hartnäckig, das muss ich Ihnen lassen.']),
          on('dont_know', 'Rechnen Sie ruhig nach. Ist das für Ihren Verein zu machen oder nicht?', {
            goes_to: 'stay',
          }),
          on('joke', 'Mit Ihnen wird mir nicht langweilig! Und was sagen Sie zu den zweiundzwanzig Euro?', {
            goes_to: 'stay',
          }),
          when('kann ich leben|könnte ich leben|Nacht drüber|drüber schlafen|letztes Wort|Bedenkzeit', [
            'In Ordnung.',
            'Ich sehe, Sie verhandeln ernsthaft.',
          ]),
        ],
      },
    ),
    step(
      'Ich könnte mich noch ein Stück bewegen, aber nicht für nichts. Was bieten Sie mir im Gegenzug?',
      [],
      'Nenne eine Bedingung oder eine Gegenleistung: „Sofern Sie …, könnten wir …“.',
      'Sofern Sie auf zwanzig Euro heruntergehen, würden wir im Gegenzug die Hälfte als Anzahlung leisten.',
      {
        other_wordings: [
          'Unter Umständen geht noch etwas, aber eine Hand wäscht die andere. Unter welcher Bedingung kämen wir zusammen?',
          'Geben und nehmen, so läuft das. Wenn ich heruntergehe, was haben Sie dann für mich?',
        ],
        topics: [
          'Anzahlung|vorher|voraus|bar|sofort|Vorkasse|bezahl*|zahl*|überweis*|Hälfte|Prozent|Geld|Euro|Rechnung|Rate*',
          'Werbung|Plakat*|Banner|Logo|Flyer|Webseite|Website|Homepage|Internet|Instagram|Zeitung|empfehl*|weiter*|Bewertung*|Rezension*|Sponsor*|bekannt|Kunden|Name*|Trikot*|erwähn*|Reklame|Mund',
          'helf*|Helfer*|selbst*|abhol*|aufbau*|abbau*|abwasch*|spül*|Geschirr|bedien*|servier*|Lieferung|Transport|Getränk*|Freiwillige*|übernehm*|mitbring*|Kuchen|Tisch*|aufräum*|putz*',
          'nächste*|wieder*|jedes Jahr|Vertrag*|Stammkund*|Zukunft|langfristig|regelmäßig|Weihnacht*|Feier*|Fest*|Auftrag*|Aufträge|mehr Gäste|garantier*|Mindest*|Termin*|flexib*|Freitag*|Mitglied*',
          'sofern|falls|vorausgesetzt|Bedingung|Gegenzug|wenn Sie|dafür|Gegenleistung|anbieten|könnten wir|würden wir|versprech*',
          'unterschreib*|abholen|holen|selbst ab|empfehle*|weiterempfehl*',
        ],
        reactions: [
          when(
            '*nichts|gar *nichts|haben *nichts',
            'Nichts ist wenig! Vielleicht Werbung, ein paar Helfer, eine Anzahlung: Was wäre denkbar?',
            { goes_to: 'stay' },
          ),
          when('Anzahlung|Vorkasse|vorher|voraus|bar|sofort', [
            'Geld, das früh kommt, ist für eine kleine Firma Gold wert.',
            'Eine Anzahlung, jetzt reden wir dieselbe Sprache.',
            'Das ist ein Wort. Damit kann ich den Einkauf bezahlen.',
          ]),
          when(
            'Werbung|Plakat*|Banner|Logo|Webseite|Website|Instagram|Zeitung|Trikot*|Flyer',
            'Werbung kann ich immer brauchen. Mein Schild sieht ohnehin niemand.',
          ),
          when('*empfehl*|Bewertung*|Rezension*|Mund', 'Von Empfehlungen leben wir hier oben wirklich.'),
          when(
            'Helfer*|helf*|abwasch*|spül*|aufbau*|abbau*|bedien*|servier*|Freiwillige*|aufräum*',
            'Helfende Hände sparen mir einen ganzen Lohn, das ist ein Wort.',
          ),
          when('abhol*|Lieferung|Transport', 'Wenn Sie selbst fahren, spare ich den Lieferwagen.'),
          when(
            'jedes Jahr|nächste*|Stammkund*|langfristig|Vertrag*|wieder*|regelmäßig|Weihnacht*|Aufträge',
            'Wenn Sie wirklich wiederkommen, sieht die Rechnung anders aus.',
          ),
          on('dont_know', 'Denken Sie einmal an meine Seite: Was würde mir Arbeit oder Geld sparen?', {
            goes_to: 'stay',
          }),
          on('no', 'Dann wird es eng. Gäbe es nicht wenigstens eine Kleinigkeit, die Sie mir anbieten könnten?', {
            goes_to: 'stay',
          }),
          on('joke', 'Davon kann ich mir leider nichts kaufen! Was bieten Sie mir wirklich?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Einen Einwand habe ich noch: Was ist, wenn statt achtzig nur fünfzig Gäste kommen? Dann bleibe ich auf dem Essen sitzen.',
      [],
      'Geh auf die Sorge ein, und nimm ihr das Gewicht: „Das verstehe ich, aber …“.',
      'Ich verstehe Ihren Einwand, aber wir nennen Ihnen eine Woche vorher die verbindliche Zahl.',
      {
        other_wordings: [
          'Mir macht noch etwas Sorgen: Am Ende kommen nur fünfzig Leute, und ich habe für achtzig gekocht. Was sagen Sie dazu?',
          'Wissen Sie, was mir letztes Jahr passiert ist? Fünfzig Gäste statt achtzig! Wie wollen Sie mich davor schützen?',
        ],
        topics: [
          'zugesagt|gesagt|eingeladen|reserviert|bestellt|erscheinen|ausrechnen|nachbestellen|weniger|stornier*|flexib*|später|spontan',
          'Zahl*|Anzahl|verbindlich*|vorher|Woche*|Tag*|anmeld*|Anmeldung*|Liste|Einladung*|zusag*|Zusage*|bestätig*|rechtzeitig|Bescheid|melden|früh*|Termin|angemeldet|Karten|Tickets|Eintritt',
          'garantier*|Garantie|bezahl*|zahl*|Mindest*|Risiko|teil*|übernehm*|Kosten|Rest*|Schaden|Differenz|Vertrag*|schriftlich|Anzahlung|versicher*|haften|Entschädigung',
          'mitnehm*|einfrier*|spend*|verkauf*|verschenk*|essen|Portion*|Hunger|aufess*|Tafel|verteil*|eingefroren|übrig|Nachbarn|Sportler*|Kühlschrank|hungrig',
          'Sorge*|versteh*|Einwand|Gäste|kommen|Mitglied*|sicher|bestimmt|achtzig|fünfzig|sechzig|siebzig|unwahrscheinlich|Erfahrung|immer|Wetter|letzte*|keine Angst|keine Sorge|voll|Familien|beliebt|versprech*',
        ],
        reactions: [
          when(
            'verbindlich*|Woche* vorher|Tag* vorher|anmeld*|Anmeldung*|Liste|rechtzeitig|Bescheid|bestätig*|Zusage*|zusag*',
            [
              'Eine verbindliche Zahl vorab, damit kann meine Küche planen.',
              'Wenn ich es rechtzeitig weiß, kaufe ich auch weniger ein.',
              'Das nimmt mir eine große Sorge ab.',
            ],
          ),
          when(
            'garantier*|Mindest*|bezahlen trotzdem|zahlen trotzdem|für alle bezahlen|für alle zahlen|Garantie',
            'Wenn Sie für eine Mindestzahl geradestehen, schlafe ich ruhiger.',
          ),
          when('Risiko|teil*|Differenz|Entschädigung|Kosten', 'Das Risiko zu teilen, ist ein fairer Gedanke.'),
          when(
            'mitnehm*|einfrier*|spend*|verschenk*|Tafel|verteil*|aufess*|Sportler*|Hunger|hungrig',
            'Weggeworfen wird also nichts, das gefällt mir schon einmal.',
          ),
          when(
            'Mitglied*|sicher|bestimmt|immer|beliebt|unwahrscheinlich|Erfahrung|kommen alle|keine Sorge|keine Angst',
            'Ihr Vertrauen in Ihre Leute möchte ich haben!',
          ),
          when('Anzahlung|schriftlich|Vertrag*', 'Schwarz auf weiß, so mag ich das.'),
          when(
            'Ihr Problem|nicht mein Problem|egal|Pech',
            'So einfach kommen Sie mir nicht davon! Wie könnten wir das Risiko verringern?',
            { goes_to: 'stay' },
          ),
          on('dont_know', 'Überlegen Sie: Wann wissen Sie denn, wie viele Gäste wirklich kommen?', { goes_to: 'stay' }),
          on('joke', 'Dann esse ich das alles selbst, man sieht es mir ja an! Aber im Ernst, was schlagen Sie vor?', {
            goes_to: 'stay',
          }),
        ],
      },
    ),
    step(
      'Wir wollen beide heute fertig werden. Wo könnten wir uns in der Mitte treffen?',
      [],
      'Schlag einen Kompromiss vor: Preis und Bedingung zusammen.',
      'Wie wäre es mit zwanzig Euro fünfzig, und dafür holen wir das Essen selbst ab?',
      {
        other_wordings: [
          'Der Kaffee ist gleich kalt. Welchen Kompromiss schlagen Sie vor?',
          'Jetzt sind wir kurz vor dem Ziel. Wie könnte eine Lösung aussehen, mit der wir beide leben können?',
        ],
        topics: [
          '18|19|20|21|22|23|Euro|zwanzig|einundzwanzig|neunzehn|Preis|Hälfte|Mitte|Prozent|Rabatt|teil*|zahl*|bezahl*|Anzahlung|Kosten|Betrag|Pauschale',
          'abhol*|holen|Lieferung|Getränk*|Geschirr|helf*|Helfer*|selbst|Werbung|*empfehl*|weniger|ohne|statt|dafür|Nachtisch|Kuchen|Gericht*|Buffet|bedien*|Service|Portion*|Menü|Speise*|einfacher*|Fisch|Fleisch|übernehm*|verzicht*',
          'Kompromiss*|Lösung*|Vorschlag|vorschlag*|schlage vor|wie wäre|könnten wir|einig*|treffen|entgegen*|nächste*|jedes Jahr|Vertrag|verbindlich*|Gäste|Mindest*|sofern|wenn Sie|beide|fair',
        ],
        reactions: [
          when(
            'kein* Kompromiss|keine Lösung|kein Vorschlag',
            'Jetzt geben wir nicht auf! Was wäre, wenn jeder ein bisschen nachgibt?',
            { goes_to: 'stay' },
          ),
          when('abhol*|holen|Lieferung', [
            'Wenn Sie das Essen holen, kann ich damit leben.',
            'Der Lieferwagen bleibt also in der Garage. Gut, abgemacht.',
            'Eine Fahrt weniger, das spart mir einen halben Tag. Einverstanden.',
          ]),
          when(
            'Helfer*|helf*|bedien*|Service|selbst|Geschirr|abwasch*',
            'Wenn Ihre Leute mit anpacken, bin ich dabei.',
          ),
          when(
            'Getränk*|Kuchen|Nachtisch|weniger|ohne|verzicht*|einfacher*',
            'Ein bisschen weniger auf dem Tisch, dafür ein besserer Preis. Das ist gerecht.',
          ),
          when('Anzahlung|vorher|Werbung|*empfehl*|jedes Jahr|nächste*', 'Das ist ein Wort, da schlage ich ein.'),
          when('18|19|20|21|22|23|Euro|zwanzig|einundzwanzig|Mitte|Hälfte', [
            'Sie sind ein zäher Brocken! Aber gut, da schlage ich ein.',
            'Na schön, bevor mir noch graue Haare wachsen: abgemacht.',
          ]),
          on('no', 'Jetzt geben wir nicht auf! Was wäre, wenn jeder ein bisschen nachgibt?', { goes_to: 'stay' }),
          on('dont_know', 'Dann helfe ich Ihnen: Bei welchem Preis würden Sie sofort unterschreiben?', {
            goes_to: 'stay',
          }),
          on('joke', 'Ein schöner Gedanke, aber meine Bank lacht nicht mit. Was wäre ein echter Mittelweg?', {
            goes_to: 'stay',
          }),
        ],
      },
    ),
    step(
      'Damit es später keinen Ärger gibt: Fassen Sie bitte zusammen, worauf wir uns geeinigt haben.',
      [],
      'Nenne den Preis, die Bedingung und was als Nächstes passiert.',
      'Wir haben uns auf zwanzig Euro fünfzig geeinigt, wir holen das Essen ab, und Sie schicken mir das schriftlich.',
      {
        other_wordings: [
          'Ich schreibe mit: Was haben wir jetzt genau vereinbart?',
          'Bevor wir uns die Hand geben, sagen Sie es bitte noch einmal: Wie lautet unsere Abmachung?',
        ],
        topics: [
          'besprochen|wie gesagt|festgehalten|einverstanden',
          'geeinigt|einig*|vereinbart|Vereinbarung|abgemacht|Abmachung|ausgemacht|Vertrag*|zusammenfass*|zusammengefasst|also|beschlossen|Ergebnis',
          '18|19|20|21|22|23|Euro|Preis|zwanzig|einundzwanzig|zweiundzwanzig|zahl*|bezahl*|Anzahlung|Prozent|Rabatt|pro Gast|pro Person|kostet',
          'Essen|Buffet|Geschirr|Getränk*|liefer*|Lieferung|abhol*|holen|Helfer*|helf*|Gäste|Woche*|verbindlich*|Zahl|Werbung|*empfehl*|schriftlich|schicken|Fest|bestätig*|unterschreib*|bekommen|Sie machen|wir machen',
        ],
        reactions: [
          when('schriftlich|schicken|bestätig*|E-Mail|Mail|unterschreib*', [
            'Genau so, und die Bestätigung haben Sie heute Abend im Postfach.',
            'So machen wir es. Das Schreiben geht heute noch raus.',
            'Kein Wort zu viel. Die Bestätigung schicke ich Ihnen nachher.',
          ]),
          when(
            [
              '18|19|20|21|22|23|Euro|zwanzig',
              '*holen|Helfer*|helf*|Anzahlung|Werbung|Geschirr|Getränk*|Zahl|*empfehl*',
            ],
            'Genau so habe ich es auch verstanden. Hand drauf!',
          ),
          when('18|19|20|21|22|23|Euro|zwanzig|Preis', 'Genau, zu diesem Preis. Hand drauf!'),
          when('geeinigt|vereinbart|abgemacht|Kompromiss', 'So ist es. Hand drauf!'),
          on('dont_know', 'Kein Problem, fangen wir beim Geld an: Welchen Preis haben wir vereinbart?', {
            goes_to: 'stay',
          }),
          on(
            'refusal',
            'Nur kurz, damit nichts vergessen wird: Welcher Preis gilt, und was ist Ihre Seite der Abmachung?',
            { goes_to: 'stay' },
          ),
          on('joke', 'Das schreibe ich lieber nicht auf! Was haben wir wirklich vereinbart?', { goes_to: 'stay' }),
        ],
      },
    ),
  ],
  twists: [
    twist(
      4,
      'Entschuldigung, mein Koch hat mir gerade einen Zettel gereicht: Der Fisch wird teurer. Trotzdem, zweiundzwanzig Euro mit Geschirr sind möglich. Was sagen Sie?',
    ),
    twist(
      5,
      'Das war der Tennisklub am Telefon, der will denselben Samstag. Aber Sie waren zuerst da. Was bieten Sie mir im Gegenzug, wenn ich noch ein Stück heruntergehe?',
    ),
    twist(7, 'In zehn Minuten muss ich los, eine Hochzeit wartet. Wo könnten wir uns in der Mitte treffen?'),
  ],
  starters: [
    'Guten Tag, Herr Petersen. Danke, dass Sie sich Zeit nehmen.',
    'Guten Tag. Ich komme wegen Ihres Angebots.',
    'Guten Tag. Ich hoffe, wir werden uns heute einig.',
  ],
  opening_message: 'Moin, kommen Sie herein. Der Kaffee ist frisch, und ich bin gespannt, was Sie mir zu sagen haben.',
  closing_message:
    'Es war mir ein Vergnügen, mit Ihnen zu streiten. Wir sehen uns auf Ihrem Fest, und grüßen Sie den Verein von mir!',
  correction: 'prompt',
})
