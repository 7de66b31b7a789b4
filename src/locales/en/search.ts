export const search = {
  departments: 'Departments',
  all_of: 'All of {name}',
  kinds: 'Kinds',
  brands: 'Brands',
  failed_departments: 'The categories did not load',
  no_departments: 'Nothing is on the shelves yet',
  no_departments_text: 'Come back a little later.',
}
