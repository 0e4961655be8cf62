/** What is assigned already, by id: by itself, and through a class with its name. */
export interface AssignedIds {
  direct: ReadonlySet<string>
  throughClass: ReadonlyMap<string, string>
}
