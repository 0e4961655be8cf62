import type { User } from '#contract/school/auth.ts'

/** The name and the seed of the signed-in member's picture: an owner stands for the school. */
export const ownFace = ({ id, role, name, last_name, email, school }: Omit<User, 'picture_url'>) =>
  role === 'school' || role === 'admin'
    ? { name: school.name, seed: school.id }
    : { name: [name, last_name].filter(Boolean).join(' ') || email, seed: id }
