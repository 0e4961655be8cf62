import { appearance } from './appearance.ts'
import { bulk } from './bulk.ts'
import { connection } from './connection.ts'
import { endings } from './endings.ts'
import { imports } from './imports.ts'
import { refusals } from './refusals.ts'
import { search } from './search.ts'
import { students } from './students.ts'
import { upgrade } from './upgrade.ts'

/** The words of the pages behind the guard, and of how one came out from behind it. */
export const words = { appearance, bulk, connection, endings, imports, refusals, search, students, upgrade }
