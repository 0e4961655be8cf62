const list = (text: string): readonly string[] => text.trim().split(/\s+/)

/** Words of everyday talk, the most used first; lists of frequent words are made from newspapers and lack them. */
export const everydayWords = list(`
très être à où là ça déjà après voilà bientôt peut-être même aussi toujours souvent beaucoup vraiment maintenant aujourd'hui demain parfois jamais jamais ensemble surtout plutôt
bonjour salut merci bonsoir pardon désolé désolée d'accord oui non quand comment pourquoi combien quelqu'un quelquefois malheureusement heureusement finalement normalement
famille mère père sœur frère fille fils garçon femme homme enfant enfants bébé parents grand-mère grand-père grands-parents mari cousin cousine oncle tante ami amie amis copain copine voisin voisine voisins
maison appartement chambre cuisine salon salle jardin rue ville village quartier pays étage fenêtre porte table chaise lit lampe armoire placard frigo clé clés escalier ascenseur balcon terrasse
école lycée collège université classe cours professeur étudiant étudiante élève élèves devoir devoirs leçon exercice examen note livre cahier stylo crayon bibliothèque mathématiques maths histoire géographie matière
travail métier bureau collègue chef entreprise réunion médecin infirmière dentiste avocat avocate ingénieur vendeur vendeuse serveur serveuse cuisinier cuisinière boulanger secrétaire chauffeur journaliste
pain baguette fromage lait beurre œuf œufs sucre sel poivre riz pâtes viande poulet poisson jambon saucisse légume légumes fruit fruits pomme pommes banane bananes orange fraise fraises cerise cerises tomate tomates
carotte carottes oignon champignon champignons salade soupe gâteau gâteaux glace chocolat confiture croissant biscuit biscuits bonbon bonbons crêpe crêpes tarte dessert eau café thé vin bière jus boisson verre tasse bouteille
repas déjeuner dîner petit-déjeuner restaurant menu addition serviette assiette fourchette couteau cuillère faim soif boulangerie pharmacie supermarché marché magasin magasins poste banque caisse
médicament médicaments sirop fièvre grippe rhume toux tête gorge ventre dos jambe jambes bras pied pieds main mains œil yeux nez bouche dent dents genou oreille cheveux santé hôpital malade fatigué fatiguée
vêtements robe jupe pantalon chemise pull manteau veste chaussure chaussures chaussettes chapeau lunettes parapluie sac couleur taille
rouge bleu bleue vert verte jaune noir noire blanc blanche gris grise marron rose violet
voiture bus train métro vélo avion bateau moto taxi gare station arrêt billet valise voyage vacances plage mer montagne campagne forêt rivière hôtel musée cinéma théâtre piscine parc église château pont
temps soleil pluie neige vent nuage orage été hiver printemps automne froid chaud beau lundi mardi mercredi jeudi vendredi samedi dimanche janvier février mars avril mai juin juillet août septembre octobre novembre décembre
jour jours semaine mois année années heure heures minute minutes matin matinée après-midi soir soirée nuit hier week-end anniversaire fête cadeau noël
sport football tennis natation équipe match musique chanson guitare piano batterie film série télévision télé radio photo téléphone portable ordinateur message messages adresse numéro internet journal lettre
chien chat cheval oiseau lapin souris vache animal animaux fleur fleurs arbre
petit petite grand grande gros grosse bon bonne mauvais mauvaise beau belle joli jolie nouveau nouvelle vieux vieille jeune gentil gentille sympa sympathique content contente heureux heureuse triste méchant méchante
drôle intéressant intéressante difficile facile important importante possible impossible dangereux dangereuse délicieux délicieuse excellent excellente cher chère gratuit libre occupé occupée célèbre différent différente
préféré préférée premier première deuxième troisième dernier dernière prochain prochaine français française anglais anglaise espagnol espagnole allemand allemande italien italienne étranger étrangère
propre sale calme tranquille bruyant ennuyeux paresseux courageux timide sportif sportive intelligent intelligente bavard fort forte riche pauvre marié mariée divorcé célibataire né née
un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize vingt trente quarante cinquante soixante cent mille
problème idée question réponse chose raison exemple histoire vie monde personne gens langue mot prix argent euro euros chance peur envie besoin
ici dehors dedans devant derrière près loin droite gauche gramme grammes kilo litre trafic accident voisine santé bruit rêve langage modèle
aimer adorer détester préférer habiter parler manger travailler acheter regarder écouter jouer étudier appeler arriver rester chercher trouver donner demander aider téléphoner penser oublier commencer visiter voyager
marcher danser chanter nager cuisiner laver lever coucher habiller réveiller promener reposer amuser dépêcher espérer essayer payer envoyer répéter rencontrer inviter emmener porter montrer fermer entrer rentrer tomber
continuer changer gagner utiliser expliquer raconter préparer inquiéter rappeler jeter nettoyer ranger souhaiter tousser présenter
aller venir partir sortir dormir faire avoir pouvoir vouloir devoir savoir voir dire prendre comprendre apprendre mettre lire écrire boire connaître croire vivre attendre répondre vendre perdre finir choisir réussir ouvrir
offrir rire courir recevoir tenir devenir revenir descendre entendre rendre conduire sourire
`)
