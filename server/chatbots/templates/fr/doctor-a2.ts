import { fact, on, step, template, twist, when, words } from '#server/chatbots/templates/write.ts'

export const doctorA2 = template({
  id: 'doctor-a2',
  name: 'Chez le médecin',
  language: 'fr',
  level: 'A2',
  description: 'Tu ne te sens pas bien. Dis au médecin ce que tu as et comprends ce que tu dois faire.',
  role: 'Médecin généraliste à Nantes',
  partner_name: 'Docteure Le Goff',
  region: 'FR',
  scenario:
    'Tu es enrhumé depuis quelques jours. Tu entres dans le cabinet et tu t’assieds. La docteure te pose des questions et te dit quoi faire.',
  goals: [
    'Je peux dire où j’ai mal.',
    'Je peux dire depuis quand je suis malade.',
    'Je peux répondre à des questions simples sur ma santé.',
    'Je peux demander ce que je dois faire.',
  ],
  grammar: ['avoir mal à', 'depuis', 'devoir et pouvoir', 'il faut + infinitif'],
  vocabulary: words({
    'mal à la tête': 'une douleur dans la tête',
    'la gorge': 'l’intérieur du cou',
    tousser: 'faire sortir l’air de la bouche avec du bruit',
    'la fièvre': 'quand le corps est trop chaud',
    'le rhume': 'une maladie avec le nez qui coule',
    fatigué: 'qui a envie de dormir',
    'le médicament': 'ce que l’on prend pour guérir',
    'le comprimé': 'un petit médicament à avaler',
    'la pharmacie': 'le magasin des médicaments',
    'se reposer': 'ne rien faire et rester calme',
    'l’allergie': 'quelque chose te rend malade, toi et pas les autres',
    'le certificat médical': 'un papier du médecin pour l’école ou le travail',
  }),
  facts: [
    fact(
      'Combien de fois, et le sport ?',
      ['fois|médicament*|comprimé*|sirop', 'sport'],
      'Trois fois par jour après le repas, et pas de sport cette semaine.',
    ),

    fact(
      'C’est grave, docteur ?',
      'grave|dangereux|mourir|sérieux',
      'Non, rassurez-vous, c’est un gros rhume, tout simplement.',
    ),
    fact(
      'Qu’est-ce que j’ai ?',
      'est-ce que j’ai|j’ai quoi|maladie|grippe|rhume|covid',
      'Un rhume, avec une gorge un peu rouge. Dans une semaine, c’est fini.',
    ),
    fact(
      'Combien de fois par jour ?',
      ['combien|quand', 'fois|médicament*|comprimé*|sirop|prendre'],
      'Trois fois par jour, toujours après le repas.',
    ),
    fact(
      'Est-ce que je peux faire du sport ?',
      'sport|courir|foot*|nager|piscine|gym|danse*',
      'Pas de sport cette semaine. La semaine prochaine, ça ira.',
    ),
    fact(
      'Est-ce que je peux aller à l’école ?',
      'école|travail*|bureau|lycée|collège|cours|examen',
      'Non, pas avant trois jours, pour vous et pour les autres.',
    ),
    fact(
      'Je peux sortir ?',
      'sortir|dehors|marcher|promener',
      'Une petite promenade, oui, si vous avez un bon manteau.',
    ),
    fact(
      'C’est quoi, une allergie ?',
      ['allergie*', 'quoi|est-ce|c’est quand|veut dire'],
      'Une allergie, c’est quand le corps ne supporte pas quelque chose : le lait, le pollen, un médicament…',
    ),
    fact(
      'Qu’est-ce que je peux manger ?',
      'manger|repas|soupe|glace',
      'De la soupe, des fruits, ce que vous voulez. Une glace, c’est même bon pour la gorge !',
    ),
    fact(
      'Qu’est-ce que je dois boire ?',
      'boire|tisane|thé|eau|café|alcool',
      'Beaucoup d’eau et de tisane, avec un peu de miel.',
    ),
    fact('Où est la pharmacie ?', 'pharmacie', 'Il y en a une juste en face, ouverte jusqu’à vingt heures.'),
    fact(
      'Quel médicament je dois prendre ?',
      'médicament*|comprimé*|sirop|antibiotique*|aspirine',
      'Un comprimé pour la douleur et un sirop pour la gorge, c’est tout.',
    ),
    fact('Il faut une piqûre ?', 'piqûre|vaccin|sang|analyse', 'Non, pas de piqûre, promis.'),
    fact(
      'Combien je dois payer ?',
      'payer|combien coûte|prix|euros|carte vitale',
      'La consultation coûte trente euros, vous payez à la secrétaire.',
    ),
    fact(
      'Je dois revenir quand ?',
      'revenir|prochain|rendez-vous|revoir',
      'Revenez dans une semaine si ça ne va pas mieux.',
    ),
    fact('C’est contagieux ?', 'contagieux|donner|autres|famille', 'Oui, un peu. Lavez-vous souvent les mains.'),
    fact('Comment vous appelez-vous ?', 'appelez|votre nom', 'Docteure Le Goff. C’est un nom breton.'),
    fact(
      'Vous êtes médecin depuis longtemps ?',
      ['médecin|docteur*|travaillez', 'depuis|longtemps|aimez'],
      'Depuis quinze ans, et j’aime toujours ce métier.',
    ),
    fact(
      'Et vous, vous êtes parfois malade ?',
      ['vous', 'malade'],
      'Rarement ! Je bois du thé et je me lave les mains cent fois par jour.',
    ),
    fact(
      'Vous avez des enfants ?',
      'enfants|famille|mari|animal|chat|chien',
      'J’ai deux filles, et elles sont enrhumées aussi en ce moment.',
    ),
    fact(
      'Le cabinet est ouvert quand ?',
      'ouvert|ouvrez|fermé|horaires',
      'Du lundi au vendredi, de neuf à dix-huit heures.',
    ),
  ],
  steps: [
    step(
      'Qu’est-ce qui vous arrive ?',
      [
        'mal|tête|gorge|tousse*|toux|fièvre|rhume|enrhumé*|malade*|fatigué*|ventre|oreille*|dos|grippe|nez|douleur*|jambe|bras|estomac|dent*|yeux|œil|pied|genou|épaule|vomi*|coule|éternue*|froid|chaud|faible|covid|cou|main|poitrine|allergi*|diarrhée|vertige*|faim|dormir|respir*',
      ],
      'Dis où tu as mal : « J’ai mal à… » ou « J’ai de la… ».',
      'J’ai mal à la tête et à la gorge, et je suis très fatigué.',
      {
        other_wordings: ['Alors, qu’est-ce qui ne va pas ?', 'Dites-moi : où avez-vous mal ?'],
        reactions: [
          when(
            'depuis lundi|depuis mardi|depuis mercredi|depuis jeudi|depuis vendredi|depuis samedi|depuis dimanche|depuis hier|depuis # jours|depuis une semaine',
            'Je le note, et je vois que vous n’êtes pas en forme.',
            { goes_to: 3 },
          ),
          when('gorge|tousse*|toux', 'La gorge, c’est la saison, j’ai dix malades comme vous ce matin.'),
          when('tête', 'La tête, ce n’est pas drôle, surtout avec la lumière.'),
          when('ventre|estomac|vomi*|diarrhée', 'Le ventre, c’est toujours désagréable.'),
          when('nez|rhume|enrhumé*|éternue*|coule|grippe', 'Oh là là, j’entends votre nez ! Prenez un mouchoir.'),
          when('dos|jambe|bras|genou|pied|épaule|main|cou', 'Aïe, je comprends, on bouge mal comme ça.'),
          when('fièvre|chaud|froid', 'Vous avez les joues un peu rouges, c’est vrai.'),
          when('fatigué*|faible|dormir|malade*|mal|bien', 'Je vois, vous n’êtes pas en forme du tout.'),
          on('dont_know', 'Montrez-moi avec la main : c’est la tête, la gorge, le ventre ?', { goes_to: 'stay' }),
          on('joke', 'Vous avez encore de l’humour, c’est bon signe ! Alors, où avez-vous mal ?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Ça dure depuis quand ?',
      [
        'jour*|semaine*|depuis|hier|avant-hier|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|week-end|matin|mois|longtemps|aujourd’hui|deux|trois|quatre|cinq|2|3|4|5|peu|année*|depuis toujours|cette nuit|ce soir|hier soir|la fête|# heures|quelques heures|les vacances',
      ],
      'Utilise « depuis » : « Depuis… jours ».',
      'Depuis trois jours, depuis lundi.',
      {
        other_wordings: ['Vous êtes malade depuis quand ?', 'Et ça a commencé quand ?'],
        reactions: [
          when('semaine*|mois|longtemps|année*|toujours', 'C’est long ! Vous avez bien fait de venir.'),
          when('jours', 'Ça fait {number} jours, d’accord.'),
          when('lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|week-end|jour*', 'Quelques jours, d’accord.'),
          when('hier|aujourd’hui|matin|nuit|heure*|soir|peu', 'C’est tout nouveau, alors.'),
          on('dont_know', 'À peu près : depuis hier, ou depuis plusieurs jours ?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Vous avez de la fièvre, ou est-ce que vous toussez ?',
      [
        'fièvre|tousse*|toux|oui|non|les deux|ni|peu|seulement|crois|juste|trente-*|quarante|37|38|39|40|degrés|parfois|rien|chaud|sais pas|température|aucun*|la nuit|très souvent|tousse beaucoup|beaucoup',
      ],
      'Dis ce que tu as et ce que tu n’as pas.',
      'Je tousse beaucoup, mais je n’ai pas de fièvre.',
      {
        other_wordings: ['Et la fièvre, et la toux ?', 'Il y a de la fièvre, ou de la toux ?'],
        reactions: [
          when('ni|rien|aucun*|pas fièvre pas toux|non non', 'Ni l’un ni l’autre, c’est bien.'),
          when(['tousse*|toux', 'pas fièvre|sans fièvre|pas de fièvre'], 'Une toux sans fièvre, c’est déjà mieux.'),
          when(['fièvre', 'tousse pas|pas toux|tousse* pas|pas de toux'], 'De la fièvre sans toux, je note.'),
          when('les deux', 'Les deux ? Ça fatigue beaucoup.'),
          when('pas fièvre|pas de fièvre', 'Pas de fièvre, c’est bien.'),
          when('tousse*|toux', 'Je l’entends dans votre voix.'),
          when('fièvre|38|39|40|trente-*|quarante|température|chaud', 'La fièvre fatigue beaucoup, c’est normal.'),
          on('no', 'Ni l’un ni l’autre, c’est bien.'),
          on('dont_know', 'Pas de problème : vous avez chaud et froid, la nuit ?', { goes_to: 'stay' }),
          on('yes', 'D’accord, je note.'),
        ],
      },
    ),
    step(
      'Vous prenez des médicaments en ce moment ? Et vous avez des allergies ?',
      [
        'oui|non|comprimé*|allergi*|rien|prends|médicament*|seulement|aucun*|aspirine|doliprane|paracétamol|ibuprofène|pollen|lait|chat*|noix|sirop|cacahuète*|poussière|chien*|vitamine*|pilule|antibiotique*|pénicilline|gluten|œufs|poisson|fruits|abeille*|miel|tisane|asthme|ni|insuline|fraise*',
      ],
      'Réponds aux deux questions.',
      'Je prends seulement un comprimé le soir, et je n’ai pas d’allergie.',
      {
        other_wordings: [
          'Est-ce que vous prenez déjà un médicament ? Et avez-vous une allergie ?',
          'Pour choisir le bon médicament : vous prenez déjà quelque chose ? Vous avez une allergie ?',
        ],
        reactions: [
          when('prends des vitamine*|seulement vitamine*', 'Des vitamines, ça ne pose pas de problème.'),
          when('ni|aucun*|rien', 'Rien de spécial, parfait.'),
          when('pas allergi*|pas d’allergi*|sans allergi*', 'Pas d’allergie, c’est plus simple.'),
          when('pénicilline|antibiotique*', 'C’est très important, merci de me le dire.'),
          when(
            'allergi*|pollen|chat*|noix|cacahuète*|poussière|lait|gluten|abeille*',
            'Une allergie, je l’écris en rouge dans votre dossier.',
          ),
          when(
            'comprimé*|aspirine|doliprane|paracétamol|ibuprofène|sirop|médicament*|vitamine*|cœur|tension|thyroïde|diabète',
            'D’accord, on ne mélange pas tout, je fais attention.',
          ),
          on('no', 'Rien de spécial, parfait.'),
          on('yes', 'D’accord. Quoi exactement : un médicament, une allergie ?', { goes_to: 'stay' }),
          on('dont_know', 'Par exemple, un comprimé pour la tête ? Ou une allergie aux chats ?', { goes_to: 'stay' }),
          on('joke', 'Allergie à l’école ? Ça, c’est très fréquent ! Et en vrai, une allergie, un médicament ?', {
            goes_to: 'stay',
          }),
        ],
      },
    ),
    step(
      'Regardons cette gorge. Elle est un peu rouge, mais ce n’est pas grave. Il faut rester à la maison trois jours. C’est possible ?',
      [
        'oui|non|possible|peux|travail*|école|examen*|contrôle*|difficile|accord|crois|problème|demain|rester|impossible|chef|patron*|cours|match|bien sûr|enfant*|vacances|génial|super|anniversaire|voyage|parents|télétravail|dois|concert|rendez-vous|ok|merci|la maison|rester à la maison|une fête|ma fête',
      ],
      'Dis si tu peux, et quel est le problème.',
      'C’est difficile : j’ai un examen demain. Il me faut un certificat médical.',
      {
        other_wordings: [
          'Ouvrez la bouche… Merci. C’est un rhume. Vous devez rester trois jours à la maison. C’est possible ?',
          'Je regarde… Oui, la gorge est rouge. Trois jours à la maison, c’est possible pour vous ?',
        ],
        reactions: [
          when('examen*|contrôle*|école|cours|professeur*', 'L’école attendra, la santé d’abord.'),
          when('travail*|chef|patron*|bureau|télétravail', 'Le travail attendra, la santé d’abord.'),
          when('match|fête|anniversaire|concert|voyage|foot*', 'Quel dommage, je comprends ! Mais la santé d’abord.'),
          when(
            'enfant*|parents|famille|chien|vis seul*|habite seul*|qui va cuisiner',
            'Il faut demander de l’aide à quelqu’un, la santé d’abord.',
          ),
          when('génial|super|cool|content*', 'Ha ha, trois jours au lit, ce n’est pas des vacances !'),
          on('no', 'Je comprends, mais la santé d’abord.'),
          when(
            'difficile|impossible|problème|dois|très long|trop long|trois jours',
            'Je comprends, mais la santé d’abord.',
          ),
          on('yes', 'Très bien, votre lit vous attend.'),
          when('accord|ok|possible|rester|bien sûr|essayer|j’essaie', 'Très bien, votre lit vous attend.'),
          on('dont_know', 'Demain, vous avez l’école, le travail, ou rien ?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Voici un certificat médical. Vous avez une question sur ce qu’il faut faire ?',
      [
        'dois|peux|puis|quoi|quand|comment|combien|boire|manger|sport|médicament*|comprimé*|non|fois|faut|est-ce|rien|sortir|une question|des questions|pharmacie|dormir|école|travailler|grave|pourquoi|quel*|douche|revenir|clair|payer|sirop|ça va me|ça me',
      ],
      'Pose une question : « Est-ce que je peux… ? », « Combien de fois… ? »',
      'Oui. Combien de fois par jour je dois prendre le médicament, et je peux faire du sport ?',
      {
        other_wordings: [
          'Je vous donne ce papier pour trois jours. Qu’est-ce que vous voulez savoir sur le médicament, le sport, les repas ?',
          'Tenez, le certificat et l’ordonnance. Vous avez une question pour moi ?',
        ],
        reactions: [
          on('no', 'Très bien. Alors, un comprimé trois fois par jour, et beaucoup de repos.'),
          on('dont_know', 'Par exemple, combien de fois prendre le comprimé ? Vous voulez savoir quoi ?', {
            goes_to: 'stay',
          }),
          when('tout compris', ['C’est aussi écrit sur l’ordonnance.', 'En cas de doute, téléphonez-nous.']),
        ],
      },
    ),
    step(
      'Et maintenant, qu’est-ce que vous allez faire ?',
      [
        'vais|maison|pharmacie|repos*|dormir|lit|boire|tisane|thé|médicament*|acheter|prendre|rentrer|rester|appeler|manger|comprimé*|soupe|télé*|film*|série*|canapé|lire|chez moi|sieste|travailler|école|bain|miel|mère|ami*',
      ],
      'Dis ce que tu vas faire : « Je vais… ».',
      'Je vais aller à la pharmacie, puis je vais me reposer à la maison.',
      {
        other_wordings: [
          'Alors, dites-moi : quel est votre programme maintenant ?',
          'Vous sortez d’ici, et après ? Qu’est-ce que vous faites ?',
        ],
        reactions: [
          when('travailler|école|sport|foot*|fête', 'Ah non, pas ça ! À la maison, s’il vous plaît.'),
          when('pharmacie|acheter|médicament*|comprimé*', 'Parfait, la pharmacie est juste en face.'),
          when('dormir|repos*|lit|sieste|canapé', 'C’est le meilleur médicament du monde.'),
          when('télé*|film*|série*|lire|jouer', 'Un bon film sous la couverture, je suis d’accord.'),
          when('tisane|thé|soupe|boire|miel|manger', 'Bien chaud, avec du miel, c’est parfait.'),
          when('maison|rentrer|chez moi|rester', 'Bravo, et couvrez-vous bien.'),
          on('dont_know', 'Vous avez l’ordonnance : vous allez où, d’abord ?', { goes_to: 'stay' }),
          on('joke', 'Si vous riez, vous guérissez plus vite ! Et en vrai, vous allez où ?', { goes_to: 'stay' }),
          when('vous avez dit|vous m’avez dit|comme vous dites|vos conseils', 'Très bien, vous serez vite sur pied.'),
        ],
      },
    ),
  ],
  twists: [
    twist(
      5,
      'Ouvrez la bouche… Ah, je vois, c’est le même rhume que ma fille ! Il faut rester à la maison trois jours. C’est possible ?',
    ),
    twist(7, 'Oh, la pharmacie d’en face ferme dans dix minutes ! Qu’est-ce que vous allez faire ?'),
    twist(2, 'Je note… Pardon, mon stylo ne marche plus. Voilà, j’en ai un autre ! Ça dure depuis quand ?'),
  ],
  starters: ['Bonjour, docteur.', 'Bonjour. Je ne me sens pas bien.', 'Merci de me recevoir aujourd’hui.'],
  opening_message: 'Bonjour, entrez et asseyez-vous. C’est moi qui vous reçois aujourd’hui.',
  closing_message: 'Reposez-vous bien et buvez beaucoup. Au revoir, et bon courage !',
  correction: 'prompt',
})
