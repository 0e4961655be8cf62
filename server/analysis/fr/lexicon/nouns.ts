const list = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Common nouns whose gender the package lacks or that have another meaning in the other one. */
export const masculine = list(`
livre tour mode poste père frère fils garçon homme mari oncle cousin grand-père copain ami voisin roi chien chat jour soir matin mois an été hiver printemps automne
week-end travail pays film café thé pain fromage vin lait sucre sel riz repas dîner déjeuner petit-déjeuner plat gâteau magasin marché supermarché prix argent train bus avion vélo bateau métro
restaurant hôtel musée cinéma théâtre parc jardin quartier village appartement bureau lit salon problème programme système exercice examen devoir cours collège lycée
anniversaire cadeau voyage temps soleil vent froid monde sport football tennis pantalon pull manteau chapeau sac téléphone ordinateur message mail numéro nom prénom âge corps bras pied genou dos œil nez
médicament rendez-vous euro kilo litre kilomètre mètre moment début milieu groupe sujet texte mot stylo cahier crayon papier journal jeu match animal oiseau cheval lapin arbre fruit légume poulet poisson
`)

export const feminine = list(`
mère sœur fille femme tante cousine grand-mère copine amie voisine reine heure journée soirée matinée nuit semaine année minute seconde saison fois vie maison ville rue place gare école université
classe leçon langue phrase question réponse idée chose personne famille fête musique chanson photo image vidéo télévision télé radio voiture moto valise clé porte fenêtre chambre cuisine
table chaise lampe robe jupe chemise veste chaussure montre eau bière viande salade soupe tarte glace pomme orange banane fraise tomate carotte confiture baguette boulangerie pharmacie banque
plage mer montagne campagne forêt rivière île tête main jambe bouche dent oreille santé maladie fièvre grippe couleur taille pointure carte facture page lettre histoire raison peur faim soif
`)

/** Nouns of which either gender is right, or whose meaning depends on it. */
export const bothGenders = list(`
enfant élève collègue artiste touriste dentiste journaliste secrétaire locataire camarade adulte ado partenaire concierge interprète libraire
livre tour mode poste voile vase manche mémoire critique page physique somme aide garde guide gens après-midi chose personne merci solde amour orgue délice couple parallèle espace foudre pendule
moule mort trompette crêpe poêle cartouche office œuvre hymne pub bulle interview steak météo relâche Noël Pâques rose orange marron violette
`)

/** People that have a masculine and a feminine form, and are no adjectives. */
export const people = list(`
ami copain voisin cousin chat chien étudiant professeur vendeur serveur infirmier avocat ouvrier employé client musicien acteur chanteur directeur boulanger cuisinier danseur lycéen collégien écolier
coiffeur informaticien pharmacien technicien traducteur lecteur spectateur visiteur voyageur joueur footballeur nageur agriculteur fermier boucher caissier passager romancier
`)

/** Adjectives with one form for both genders. */
export const oneForm = list(`
rouge jaune rose jeune calme facile difficile possible impossible utile inutile libre malade triste drôle sale propre large mince maigre moderne riche pauvre rapide simple agréable désagréable aimable
sympathique magnifique fantastique incroyable romantique pratique typique unique classique électrique électronique économique historique politique artistique allergique célèbre timide stupide bête sage
calme honnête sensible responsable capable confortable formidable terrible horrible énorme immense même autre tranquille adorable raisonnable timide solide humide vide russe belge suisse tchèque
`)

/** Nouns whose first letter is an h that bars elision, and a few vowels that do. */
export const barsElision =
  /^(?:hache|haie|haine|hall|halte|hamac|hambourg|hameau|hamster|hanche|hand|handicap|hangar|haricot|harcel|hardi|harem|hareng|hasard|hâte|hausse|haut|hérisson|hernie|héros|hêtre|heurt|hibou|hideu|hiérarch|hip|hobby|hocke|hollande|hollandais|homard|hongr|honte|honteu|hors|hot|houle|housse|huée|huit|hurl|hutte|hyène|oui|onz|yaourt|yacht|yoga|ya|ye|yo|ouistiti|une$|uhlan|week|halal|hand|happ|harnais|haricots|harpe|hublot|hein|ha$|ho$|hé$|hippie|hit|hockey|huer|hou|ouah|yen|haï|hai)/i
