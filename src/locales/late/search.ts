/** Only H5 loads the texts of searches and lists with their screens; here they come with the language. */
export {}
