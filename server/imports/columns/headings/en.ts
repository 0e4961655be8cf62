import type { Headings } from '#server/imports/columns/headings/meanings.ts'

export const en: Headings = {
  first_name: `
    first name | first names | forename | forenames | fore name | given name | given names | first
    christian name | student first name | student given name`,
  further_first_name: 'middle name | middle names | second first name',
  last_name: `
    last name | last names | surname | surnames | family name | last | second name | student last name
    student surname | student family name`,
  further_last_name: 'second last name | second surname',
  name: 'name | names',
  full_name: `
    full name | student | student name | name of student | students name | pupil | pupil name | participant
    participant name | learner | learner name | display name | complete name | name and surname
    first and last name | last name first name | last name and first name | surname first name | students
    participants`,
  email: `
    email | e-mail | mail | email address | e-mail address | mail address | email id | student email
    student email address | electronic mail`,
  student_number: `
    student number | student no | student nr | student id | student code | student identifier | id | id number
    pupil number | pupil id | learner id | participant id | participant number | enrolment number
    enrollment number | matriculation number | registration number | roll number | admission number
    school number | external id | member number | customer number`,
  level: `
    level | levels | cefr | cefr level | language level | current level | proficiency | proficiency level
    course level | student level`,
  native_language: `
    native language | native tongue | mother tongue | mother language | first language | home language
    own language | l1 | students native language`,
  classes: `
    class | classes | class name | class group | course | courses | course name | group | groups | group name
    section | form | cohort`,
  notes: `
    notes | note | remark | remarks | comment | comments | observations | additional information
    further information | memo | notes on student`,
}
