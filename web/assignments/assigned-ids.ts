export interface AssignedIds {
  direct: ReadonlySet<string>
  throughClass: ReadonlyMap<string, string>
}
