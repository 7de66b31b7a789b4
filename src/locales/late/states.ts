/** Only H5 loads the texts of the states of an order with its screens; here they come with the language. */
export {}
