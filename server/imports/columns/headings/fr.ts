import type { Headings } from '#server/imports/columns/headings/meanings.ts'

export const fr: Headings = {
  first_name: `
    Prénom | Prénoms | Prénom usuel | Prénom de l'élève | Prénom de l'étudiant | Prénom élève | Prénom étudiant
    Prénom(s)`,
  further_first_name: 'Deuxième prénom | 2e prénom | Second prénom | Autres prénoms',
  last_name: `
    Nom de famille | Nom patronymique | Patronyme | Nom usuel | Nom d'usage | Nom de naissance`,
  further_last_name: 'Deuxième nom | Second nom | Deuxième nom de famille',
  name: `Nom | Noms | Nom de l'élève | Nom de l'étudiant | Nom élève | Nom étudiant`,
  full_name: `
    Nom complet | Nom et prénom | Nom et prénoms | Prénom et nom | Nom prénom | Nom, prénom | Nom / prénom
    Prénom nom | Noms et prénoms | Élève | Élèves | Étudiant | Étudiants | Étudiante | Étudiant(e) | Apprenant
    Apprenants | Participant | Participants | Stagiaire | Stagiaires`,
  email: `
    E-mail | Adresse e-mail | Adresse mail | Courriel | Adresse courriel | Adresse de courriel
    Adresse électronique | Courrier électronique | Adresse de messagerie | Mél | Messagerie | E-mail de l'élève
    Adresse e-mail de l'élève | Mail élève`,
  student_number: `
    Numéro d'élève | Numéro élève | N° d'élève | N° élève | Nº élève | Numéro d'étudiant | Numéro étudiant
    N° d'étudiant | N° étudiant | Numéro de l'élève | Numéro de l'étudiant | Matricule | Numéro de matricule
    N° matricule | Identifiant | Identifiant élève | Identifiant étudiant | INE | Code élève | Code étudiant
    Numéro d'inscription | N° d'inscription | Numéro de dossier | ID élève | ID étudiant | Numéro d'apprenant`,
  level: `
    Niveau | Niveaux | CECR | CECRL | Niveau CECR | Niveau CECRL | Niveau de langue | Niveau actuel
    Niveau linguistique`,
  native_language: `
    Langue maternelle | Langues maternelles | Langue d'origine | Première langue | Langue première
    Langue native`,
  classes: `
    Classe | Classes | Nom de la classe | Cours | Nom du cours | Groupe | Groupes | Nom du groupe
    Groupe classe`,
  notes: `
    Remarque | Remarques | Observation | Observations | Commentaire | Commentaires | Note | Notes | Annotation
    Annotations | Divers | Informations complémentaires`,
}
